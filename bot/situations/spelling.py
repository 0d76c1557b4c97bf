"""Questions as they are typed, with what is run together taken apart: "I'd just", "s'il", "that's", "am I able to"."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache, partial

from bot.words import one_of, typed
from cards import fold

_BEFORE_IS = (
    "unblocked|at|on|down|attack|block|cast|equipped|enchanted|dead|out|my|his|her|a|going|got|still|tapped|been|just"
)
_PEOPLE = "i|he|she|they|my opponent|opp|the opponent|opponent"
_POSSIBLE = "possible|legal|ok|okay|allowed|fine"
_ARRIVED = "(?:came (?:in|down)|entered(?: the battlefield)?|etb'?d|arrived|hit the (?:board|field|battlefield|table))"
_ARRIVE = (
    r"(?:(?:comes?|came) (?:into play|in|down|out)|enters?(?: the battlefield| play)?|etbs?"
    r"|(?:is|was) (?:cast|played))\b"
)
_PUT_OUT = "(?:casts?|plays?|played|summon(?:s|ed)?|dropp?(?:s|ed)?|topdecked|slammed)"
_NOT_ON = "".join(
    rf"(?<!\b{word})"
    for word in (
        "am",
        "is",
        "are",
        "was",
        "were",
        "be",
        "both",
        "down",
        "i",
        "he",
        "she",
        "opp",
        "opponent",
        "still",
        "only",
    )
)
"""Behind none of the words that "at 3 life" belongs to."""
_NOT_BEING = "".join(
    rf"(?<!\b{word})"
    for word in ("is", "are", "was", "goes", "go", "through", "being", "be", "an", "my", "his", "the", "it", "they")
)
"""Behind none of the words that "unblocked" belongs to."""
_RESPOND = "(?:respond(?:s|ed)?|repl(?:y|ies|ied)|answer(?:s|ed)?)"
_KIND = "(?:planeswalker|creature|artifact|enchantment|land|card|commander|sorcery|instant|\\d[ -]drop)"
_STATE = r"at|on|attacking|blocking|got|an?|the|my|dead|tapped|\d+/\d+|already|still|in|now|exiled"
_NUMBERS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty"
_SPELT = (
    (r"(?<!\w)even tho(?!\w)", "even though"),
    (r"(?<!\w)w/o(?!\w)", "without"),
    (r"(?<!\w)w/(?=\W|$)", "with"),
    (r"(?<=\w )w (?=\S)", "with "),
    (r"(?<=\w )n (?=(?:i|he|she|they|opp|my|a|the)(?!\w))", "and "),
    (r"(?<!\w)(?:atks|attks)(?!\w)", "attacks"),
    (r"(?<!\w)(?:atk|attk)(?!\w)", "attack"),
    (r"(?<!\w)(?:respons|resp)(?!\w)", "response"),
    (r"(?<!\w)(?:oppo|oppenent|oponent|opponnent|opponet)(?!\w)", "opponent"),
    (r"(?<!\w)(?:creatue|creture|cretaure|creautre)(s?)(?!\w)", r"creature\1"),
    (r"(?<!\w)thier(?!\w)", "their"),
    (r"(?<!\w)(?:grave ?yard|graveyrd|gaveyard|graveyad)(?!\w)", "graveyard"),
    (r"(?<!\w)dieing(?!\w)", "dying"),
    (
        r"(?<!\w)(?:post[ -]?combat|after combat),? (?=(?:i|he|she|they|my opponent|opp)\b)",
        "in the postcombat main phase ",
    ),
    (r"(?<!\w)pro-(?=(?:white|blue|black|red|green)(?!\w))", "protection from "),
    (r"(?<!\w)pro (?=(?:white|blue|black|red|green)(?!\w))", "protection from "),
    (r"(?<!\w)thru(?!\w)", "through"),
    (rf"(?<!\w)(?:an?|my|his) {_KIND} (?:like|such as) (?=§)", ""),
    (r"(?<!\w)jai(?!\w)", "j'ai"),
    (r"(?<!\w)gotta(?!\w)", "have to"),
    (r"(?<!\w)noone(?!\w)", "no one"),
    (r"(?<!\w)dmg(?!\w)", "damage"),
    (rf"(?<!\w)just {_ARRIVED}(?!\w)(?! with)", "is summoning sick"),
    (rf",? (?:that|which) (?:{_PEOPLE}) just (?:now )?{_PUT_OUT}(?: this turn)?", ", which is summoning sick"),
    (
        rf",? (?:that|which) (?:{_PEOPLE}) {_PUT_OUT} (?:this turn|earlier this turn|just now)",
        ", which is summoning sick",
    ),
    (
        rf",? (?:on )?the (?:same )?turn (?:that )?(?:{_PEOPLE}|it) (?:{_ARRIVE}|{_PUT_OUT} (?:it|him|her))",
        ", which is summoning sick",
    ),
    (r"(?<!\w)bf(?!\w)", "battlefield"),
    (r"(§\d+)s? ?\(?[x×](\d)\)?(?!\w)", r"\2 \1"),
    *(
        (
            rf"(?:(?:is|are)(?: already| currently| still)? )?(?:on|at) (?:its )?chapter (?:{roman}|{number})(?!\w)",
            f"has {number} lore counters",
        )
        for number, roman in enumerate(("i", "ii", "iii", "iv"), 1)
    ),
    *(
        (rf"(?:est )?(?:au|à son) chapitre (?:{roman}|{number})(?!\w)", f"a {number} marqueurs lore")
        for number, roman in enumerate(("i", "ii", "iii", "iv"), 1)
    ),
    (r"(?<!\w)p/t(?!\w)", "pt"),
    (r"(?<!\w)(?:cuz|coz|bc|cos)(?!\w)", "because"),
    (r"(?<!\w)(?:atm|rn|tho|imo|iirc|afaik|pls|plz|lol|btw|rip)(?!\w)", ""),
    (r"(?<!\w)i'?m(?!\w)", "I am"),
    (r"(?<!\w)i'?ve(?!\w)", "I have"),
    (r"(?<!\w)i'(?:ll|d)(?!\w)", "I"),
    (r"(?<!\w)(opponent|opp|he|she|friend|it)'s(?= got)", r"\1 has"),
    (rf"(?<!\w)(he|she|opponent|opp|it)'s(?= (?:{_BEFORE_IS}|\w+ing)\b)", r"\1 is"),
    (r"(?<!\w)(he|she|they|you)'(?:ll|d)(?!\w)", r"\1"),
    (r"(?<!\w)(they|you|we)'re(?!\w)", r"\1 are"),
    (r"(?<!\w)(they|you|we)'?ve(?!\w)", r"\1 have"),
    (r"(?<!\w)its(?= (?:my|his|her|their|opp)(?!\w))", "it is"),
    (rf"(?<!\w)it's(?= (?:my|his|her|their|opp|the|turn|{_STATE})(?!\w))", "it is"),
    (r"(?<!\w)(that|there|who|which)'s(?!\w)", r"\1 is"),
    (r"(?<!\w)(opponent|opp|friend)'s(?= (?:at|on|attacking|blocking|casting|playing|tapped)(?!\w))", r"\1 is"),
    (r"(?<!\w)dessus(?!\w)", "sur ça"),
    (r"(?<!\w)en ayant(?!\w)", "et a"),
    (r"(?<!\w)(qu')?est ce (?=qu)", r"\1est-ce "),
    (r"(?<!\w)(do|does|did|can|wo|would|could|is|are|has|have|had|was|were|should)n't(?!\w)", r"\1 not"),
    (r"(?<!\w)(does|did|wo|would|could|is|are|has|have|had|was|were|should|ca)nt(?!\w)", r"\1 not"),
    (r"(?<!\w)(?:i\.e\.|e\.g\.)", ","),
    (r"(?<=[a-z]) [+&] (?=[a-z])", " and "),
    (
        rf"(?<=§\d)((?:s|'s)?) (?:that |which )?(?:{_PEOPLE}) (?:just )?{_PUT_OUT} (?:this turn|just now)",
        r"\1, which is summoning sick,",
    ),
    (r"(§\d+)\s*\(\1\)", r"\1"),
    (r"(?<!\w)(commander|general) \((§\d+)\)", r"\1 \2"),
    (r"(?<!\w)([+−-]?\d)'?(?:d|ed)(?= (?:my|his|her|their|the|it|him|§))", r"\1"),
    (rf"(?<!\w)(?P<who>{_PEOPLE}) \((?:is |am )?at (?P<life>\d+)(?: life)?\)", r"\g<who> is at \g<life>, \g<who>"),
    (r"(?<!\w)dont(?!\w)(?! (?:une?|deux|trois|les?|la|je|il|on|mon|ma|son|l')(?!\w))", "do not"),
    (r"(?<!\w)ca not(?!\w)", "can not"),
    (
        rf"(?<!\w)(he|she|it|they|that)s(?= (?:{_STATE})(?!\w))",
        r"\1 is",
    ),
    (r"(?<!\w)(what|how)'?s(?!\w)", r"\1 is"),
    (
        rf"(?<!\w)(?:am|is|are|was|were|would) ({_PEOPLE}) (?:still )?(?:be )?(?:able|allowed) to(?!\w)",
        r"can \1",
    ),
    (
        rf"(?<!\w)(?:is it|would it be|is that) (?:\w+ )?(?:{_POSSIBLE}) (?:for (?P<who>[\w ]+?) )?to(?!\w)",
        "can {who}",
    ),
    (r"(?<!\w)(?:do|does) (i|he|she|they|my opponent|opp) get to(?!\w)", r"can \1"),
    (r"(?<![\w'])([jmnt])'(?=\w)", r"\1e "),
    (r"(?<![\w'])s'(?=ils?(?!\w))", "si "),
    (r"(?<![\w'])([cdlq]u|jusqu|lorsqu|puisqu)'(?=(?:ils?|elles?|on|une?|je|j'|l'|mon|son)(?!\w))", r"\1e "),
    (r"(?<!\w)est-ce que je (?:peux|pourrais)", "peut je"),
    (r"(?<!\w)(il|elle|on|mon adversaire|l'adversaire) peut(?= .*\?)", r"peut \1"),
    (r"(?<!\w)(?:est-ce que )?je peux(?= .*\?)", "peut je"),
    (r"(?<!\w)est-ce que (il|elle|on|mon adversaire|l'adversaire) (?:peut|pourrait)", r"peut \1"),
    (r"(?<!\w)peut-(il|elle|on)", r"peut \1"),
    (r"(?<!\w)puis-je(?!\w)", "peut je"),
    (
        rf"(?<!\w)(?P<may>can |could |may )?(?P<by>{_PEOPLE}) {_RESPOND} (?:by )?(?=\w+ing(?!\w)|§)",
        r", in response \g<may>\g<by> ",
    ),
    (rf"(?<=\bme) at (?=(?:\d+|{_NUMBERS}) life(?!\w))", ", I am at "),
    (rf"(?<=\b(?:him|her)) at (?=(?:\d+|{_NUMBERS}) life(?!\w))", ", he is at "),
    (rf"(?<=\w){_NOT_ON} at (?=(?:\d+|{_NUMBERS}) life(?!\w))", ", at "),
    (
        r"\b(is|are|was|does|will) ((?:my|his|her|their|the|it|he|she)\b[^,.?!]*?) unblocked(?=\s*[?])",
        r"\1 \2 unblocked now",
    ),
    (rf"(?<=\w){_NOT_BEING} unblocked(?=\s*(?:[,.?!]|$|(?:while|when|and|with|as)\b))", ", it is unblocked"),
    (r"(?<!\w)sans être bloquée?s?(?!\w)", ", rien ne bloque"),
    (r"(?<!\w)et qu(?:e |')(?=(?:ils?|elles?|on|je|j'|mon adversaire|l'adversaire)\b)", "et "),
    (r"(?<!\w)il me reste(?= (?:une?|des|deux|trois|mon|ma) (?!pv|points?|vies?))", "j'ai"),
    (r"(?<!\w)en face,? (?:il y a|il a|j'ai|y a)(?!\w)", "il a"),
    (r"(?<!\w)(j'|je |il |elle |on )en (\w+) une?(?!\w)", r"\1 \2 l'un d'eux"),
    (r"(?<!\w)il me reste(?= \w+ (?:pv|points?|vies?))", "je suis à"),
    (r"(?<!\w)il lui reste(?= \w+ (?:pv|points?|vies?))", "il est à"),
    (r"(?<!\w)(?:ai-je le droit|est-il possible|est-ce possible) (?:de |d')", "peut je "),
)
_WHICH = r",? (?:which|that|who) (?=(?:i|he|she|they|my opponent|opp|the opponent) (?:control|own|have|has)s?(?!\w))"
_PROTECTED = rf",? (?:which|that|who|que) ((?:{_PEOPLE}|je|il|mon adversaire) (?:am the|is the|are the|protect))"
_HIM = ("him", "her", "them", "opp", "opponent", "my opponent")
_MY = ("me", "i", "mine", "my board", "my side", "my field", "my battlefield")
_HIS = ("his", "opp's", "opponent's", "opponents", "my opponent's", "her", "their", "opp")
_SIDES = ("board", "side", "field", "battlefield")
_HAS = {
    **dict.fromkeys(_MY, "I have"),
    **dict.fromkeys((*_HIM, *(f"{his} {side}" for his in _HIS for side in _SIDES)), "he has"),
}
_LISTED = rf"(?:(?<=[.!?;\n] )|(?<=[.!?;\n])|(?<=^))({'|'.join(sorted(_HAS, key=len, reverse=True))}) ?: (?=\S)"
"""Who has what, as a board is listed: "me: Ball Lightning"."""
_COUNTED = r"(?:\w+) (?:[+-]\d/[+-]\d |\w+ )?counters?(?: on it)?"
_WHO = {"me": "I", "him": "he", "her": "she", "them": "they", "us": "we"}


def spelt_out(text: str) -> str:
    """Contractions and what asks for leave in full words, and without words that change nothing."""
    text = re.sub(r"\((?:at |with )?(\d+) (loyalty|defense)[^()]*\)", r"at \1 \2", text)
    text = re.sub(
        r"\b(?:with|w/|avec) ?(?:only |just )?(\d+) (?:de )?(loyalty|defense|loyauté)(?: left)?\b(?! counter)",
        r"at \1 \2",
        text,
    )
    text = re.sub(r"\s*\((?:[a-z]+ ){0,2}(\d+/\d+)s?(?: each)?\)", r" that is \1", text, flags=re.I)
    text = _with_appositions(text)
    text = re.sub(r"\s*\(([^()]*)\)", _without_remark, text)
    text = re.sub(_LISTED, lambda found: f"{_HAS[found[1].lower()]} ", text, flags=re.I)
    for short, full in _SPELT:
        text = re.sub(short, partial(_full, full), text, flags=re.I)
    text = re.sub(rf"{_WHICH}(\w+(?: \w+){{1,3}}),", r" that \1", text, flags=re.I)
    text = re.sub(_PROTECTED, r", that \1", text, flags=re.I)
    text = re.sub(_WHICH, " that ", text, flags=re.I)
    for empty in reversed(list(re.finditer(rf"(?<=\w) {one_of('situation-empty')}(?= )", plain_letters(text), re.I))):
        text = text[: empty.start()] + text[empty.end() :]
    return text


def _with_appositions(text: str) -> str:
    """ "one blocker - a 3/3", "his token (a 1/1 bird)": what it is, said behind it in other words."""
    noun = one_of("situation-creature", "situation-token")
    text = re.sub(
        rf"(?<!\w)({noun})\s*(?:[:–—]|\s-+\s)\s*(?=(?:an?|two|three|une?|deux|trois|\d+)\s)", r"\1, ", text, flags=re.I
    )
    whose = one_of("situation-my", "situation-their")
    article = r"(?:(?:an?|the|une?|le|la|l')\s?)?"
    inside = rf"\({article}((?:\d+/\d+[^()\d]*|§\d+))\)"
    text = re.sub(rf"(?<!\w)({whose}) ?(?:[a-z]+ )?{noun} {inside}", r"\1 \2", text, flags=re.I)
    return _with_what_it_has(text, noun)


def _with_what_it_has(text: str, noun: str) -> str:
    """ "My creature with trample, a 4/4, attacks", "a creature that's indestructible, like Darksteel Colossus": the
    name is the thing's, and a size is had beside the keywords."""
    owner = one_of("situation-my", "situation-their", "situation-a")
    has = one_of("situation-with", "situation-that-is")
    like = rf"(?:(?:like|such as|say|e\.g\.|for example|comme|par exemple) )?{one_of('situation-a')}? ?"
    start = rf"(?<!\w)(?P<owner>{owner}) ?{noun} (?P<has>{has} [a-z ]+?),? ?"
    text = re.sub(rf"{start}(?:\(|(?<=,) ){like}(?P<name>§\d+)(?:\)|,|(?=\.))", r"\g<owner> \g<name>", text, flags=re.I)
    return re.sub(
        rf"{start}(?:\(|(?<=, )){like}(?P<size>\d+/\d+)(?:\)|,|(?=\.))", r"\g<owner> \g<size> \g<has>", text, flags=re.I
    )


def _without_remark(found: re.Match[str]) -> str:
    """What stands in parentheses: counters belong to what is before, and "(untapped)" says nothing."""
    if fold(found[1]) in typed("situation-greeting"):
        return ""
    return f" with {found[1]}" if re.fullmatch(_COUNTED, found[1], re.I) else found[0]


def _full(full: str, found: re.Match[str]) -> str:
    if "{who}" not in full:
        return found.expand(full)
    who = found["who"] or "I"
    return full.format(who=_WHO.get(who.lower(), who))


@lru_cache(maxsize=4096)
def plain_letters(text: str) -> str:
    """The text without accents, as long as it was."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text)
