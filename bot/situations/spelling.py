"""Questions as they are typed, written out: first what is short in chat ("u", "w/", "opps", "cuz") or misspelt, once,
before anything reads a question; then what is run together ("I'd just", "s'il", "that's", "am I able to")."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache, partial

from bot.situations.descriptions import is_keywords
from bot.words import one_of, typed
from cards import fold

_MANA = r"(?<!\bfor )(?<!\badd )(?<!\bor )(?<!\bof )(?<!\d )(?<!\bcosts )(?<!\bpay )"
"""Behind none of the words that the letter of a mana symbol belongs to: "add u"."""
_CLAUSE = r"(?:(?<=^)|(?<=[.,;:?!] )|(?<=\bif )|(?<=\band )|(?<=\bso )|(?<=\bwhen )|(?<=\bsay ))"
"""Where a clause begins."""
_BEHIND_PLURAL = "am|is|are|have|has|had|do|does|can|could|will|would|with|at|and|or|who|that|in|on|to|get|control|each"
"""What no thing of an opponent's is: "my opps have"."""
_SHORT = (
    (r"w/o", "without"),
    (r"w/(?=\W|$)", "with"),
    (r"w/(?=(?:[a-z]{3}|\d|§))", "with "),
    (r"(?<=\w )w(?= \S)", "with"),
    (r"(?<=[\w'] )'?n'?(?= (?!counter|creature|card|token|time|damage|life|more|is\b|are\b)[\w§'])", "and"),
    (r"(?:(?<=[a-z'] )|(?<=§\d ))[&+](?= [a-z§])", "and"),
    (rf"{_MANA}u(?= \w|[?.!,]|$)", "you"),
    (r"ur", "your"),
    (rf"(?<=\w ){_MANA}r(?= \w)", "are"),
    (rf"(?<!\d )opps(?= (?!(?:{_BEHIND_PLURAL})\b)[a-z0-9§])", "opp's"),
    (rf"{_CLAUSE}were(?= (?:both|each|all)?(?: ?(?:at|on|down|even))\b)", "we are"),
    (r"im", "I'm"),
    (r"ive", "I've"),
    (r"(he|she|that|what|there|who|how)s(?= \w)", r"\1's"),
    (r"(they|you)re", r"\1're"),
    (r"(they|you|we)ve", r"\1've"),
    (r"(does|did|would|could|is|are|has|have|had|was|were|should|wo|ca)nt", r"\1n't"),
    (r"dont(?! (?:une?|deux|trois|les?|la|je|il|on|mon|ma|son|l')(?!\w))", "don't"),
    (r"(?:cuz|coz|bc|cos)", "because"),
    (r"even tho", "even though"),
    (r"gonna", "going to"),
    (r"gotta", "have to"),
    (r"wanna", "want to"),
    (r"b4", "before"),
    (r"(?:atks|attks)", "attacks"),
    (r"(?:atk|attk)", "attack"),
    (r"(?<=\d )def", "defense"),
    (r"dmg", "damage"),
    (r"(?:respons|resp)", "response"),
    (r"(?:oppo|oppenent|oponent|opponnent|opponet)", "opponent"),
    (r"thru", "through"),
    (r"counterspelled", "countered"),
    (r"noone", "no one"),
    (r"smth|sth", "something"),
    (r"(?:pls|plz)", "please"),
    (r"thx", "thanks"),
    (r"(?:creatue|creture|cretaure|creautre)(s?)", r"creature\1"),
    (r"thier", "their"),
    (r"(?:grave yard|graveyrd|gaveyard|graveyad)", "graveyard"),
    (r"dieing", "dying"),
    (r"bf", "battlefield"),
)
"""How it is written, as a whole word, and in full."""
_ENDS = r"(?![\w}])"
_CHAT = tuple(
    (re.compile(rf"(?<![\w{{/']){short}{'' if short.endswith('))') else _ENDS}", re.I), full) for short, full in _SHORT
)

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
_GOES_TO = "(?:goes|go|went|going|tries|try|tried|wants|want|decides|decided) to"
_NUMBERS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty"
_SPELT = (
    (r"(?<!\w)(?:my )?opponents (?=(?:at|on) \d)", "my opponent is "),
    (r"(?<!\w)its (?=(?:wearing|holding|carrying|equipped|enchanted)(?!\w))", "it is "),
    (
        r"(?<!\w)(twice|two times|three times|deux fois|trois fois) (?:this turn|in (?:one|the same|a) turn|ce tour)",
        r"\1",
    ),
    (
        r"(?<!\w)(an?|my|his|the|\d|two|three) (creatures?|guys?|dudes?|\d+/\d+) (?:that |which )?"
        rf"(?:{_PEOPLE}) (?:just {_PUT_OUT}(?: this turn)?|{_PUT_OUT} this turn)(?!\w)",
        r"\1 summoning sick \2",
    ),
    (
        r"(?<!\w)(an?|my|his) (creature|guy|dude|\d+/\d+) that (?:just )?(?:came in|came down|entered|etb'?d) this turn"
        r"(?!\w)",
        r"\1 summoning sick \2",
    ),
    (r"(?<=§\d) (me|him|her|them) (?:right )?back(?= in response)", r" \1"),
    (r"(?<!\w)(blocks?) \(the blocker (?:is|was) (an? \d+/\d+[^()]*)\)", r"\1 with \2"),
    (r"(?<!\w)(bloque) \((?:la bloqueuse|le bloqueur) (?:est|était) (une? \d+/\d+[^()]*)\)", r"\1 avec \2"),
    (r",? que (?:je viens|il vient|elle vient|on vient) (?:juste )?de (?:jouer|lancer|poser)", ", qui vient d'arriver"),
    (
        r"(?<!\w)(?:post[ -]?combat|after combat),? (?=(?:i|he|she|they|my opponent|opp)\b)",
        "in the postcombat main phase ",
    ),
    (r"(?<!\w)pro-(?=(?:white|blue|black|red|green)(?!\w))", "protection from "),
    (r"(?<!\w)pro (?=(?:white|blue|black|red|green)(?!\w))", "protection from "),
    (r"(?<!\w)(do|does|will|would|i|he|she|they|opp) loose(?!\w)", r"\1 lose"),
    (rf"(?<!\w)({_PEOPLE}|and|then) (?:{_GOES_TO}) (?=§)", r"\1 "),
    (
        rf"(?<!\w)({_PEOPLE}) (?:{_GOES_TO}) (?=(?:cast|attack|block|put|play|kill|sac|equip)(?!\w))",
        r"\1 ",
    ),
    (rf"(?<!\w)(?:an?|my|his) {_KIND} (?:like|such as) (?=§)", ""),
    (
        r"(?<!\w)(and|but|then) (says|claims|insists|argues)(?: that)? (?=(?:he|she|they|i|it|my|his|the|§\d+)\b)",
        r"\1 he \2 ",
    ),
    (r"(?<!\w)(with|has|gets|had|and) (?=[+-]\d/[+-]\d counter(?!s))", r"\1 a "),
    (r"(§\d+) (?:itself|himself|herself)(?!\w)", r"\1"),
    (r"(?<!\w)jai(?!\w)", "j'ai"),
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
    (r"(?<!\w)(?:atm|rn|tho|imo|iirc|afaik|please|lol|btw|rip)(?!\w)", ""),
    (r"(?<!\w)i'm(?!\w)", "I am"),
    (r"(?<!\w)i've(?!\w)", "I have"),
    (r"(?<!\w)i'(?:ll|d)(?!\w)", "I"),
    (r"(?<!\w)(opponent|opp|he|she|friend|it)'s(?= got)", r"\1 has"),
    (rf"(?<!\w)(he|she|opponent|opp|it)'s(?= (?:{_BEFORE_IS}|\w+ing)\b)", r"\1 is"),
    (r"(?<!\w)(he|she|they|you)'(?:ll|d)(?!\w)", r"\1"),
    (r"(?<!\w)(they|you|we)'re(?!\w)", r"\1 are"),
    (r"(?<!\w)(they|you|we)'ve(?!\w)", r"\1 have"),
    (r"(?<!\w)its(?= (?:my|his|her|their|opp)(?!\w))", "it is"),
    (rf"(?<!\w)it's(?= (?:my|his|her|their|opp|the|turn|{_STATE})(?!\w))", "it is"),
    (r"(?<!\w)(that|there|who|which)'s(?!\w)", r"\1 is"),
    (r"(?<!\w)(opponent|opp|friend)'s(?= (?:at|on|attacking|blocking|casting|playing|tapped)(?!\w))", r"\1 is"),
    (r"(?<!\w)dessus(?!\w)", "sur ça"),
    (r"(?<!\w)en ayant(?!\w)", "et a"),
    (r"(?<!\w)(qu')?est ce (?=qu)", r"\1est-ce "),
    (r"(?<!\w)(do|does|did|ca|can|wo|would|could|is|are|has|have|had|was|were|should)n't(?!\w)", r"\1 not"),
    (r"(?<!\w)(?:i\.e\.|e\.g\.)", ","),
    (
        rf"(?<=§\d)((?:s|'s)?) (?:that |which )?(?:{_PEOPLE}) (?:just )?{_PUT_OUT} (?:this turn|just now)",
        r"\1, which is summoning sick,",
    ),
    (r"(§\d+)\s*\(\1\)", r"\1"),
    (r"(?<!\w)(commander|general) \((§\d+)\)", r"\1 \2"),
    (r"(?<!\w)([+−-]?\d)'?(?:d|ed)(?= (?:my|his|her|their|the|it|him|§))", r"\1"),
    (rf"(?<!\w)(?P<who>{_PEOPLE}) \((?:is |am )?at (?P<life>\d+)(?: life)?\)", r"\g<who> is at \g<life>, \g<who>"),
    (r"(?<!\w)ca not(?!\w)", "can not"),
    (
        rf"(?<!\w)(he|she|it|they|that)'?s(?= (?:{_STATE}|coming|swinging|casting|playing)(?!\w))",
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
    (
        rf"(?<=\w )(him|her|it|them) (?=(?:is|are|does|do|will|would|can|am) (?:{_PEOPLE}|it|that)(?!\w))",
        r"\1, ",
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
_PURPOSES = (
    "ping|draw|gain|get|save|kill|shoot|deal|make|create|counter|give|pump|regenerate|bounce|exile|destroy|tap|untap"
    "|return|protect"
)
_IN_RESPONSE_TO = rf"\bin response to (?=(?:{_PURPOSES})\b)([^,.?!;]+)"
"""What somebody does in response, and for which purpose: no act that is responded to."""
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


_ANIMATED = re.compile(r"\b(an|my|our|his|her|their|the) animated (§\d+)", re.I)
_I_HAVE = re.compile(r"\bI (?:have|control|attack with|swing with|block with)(?: [\w-]+){0,3} ?$", re.I)


def in_full(text: str, names: Iterable[tuple[int, int]] = ()) -> str:
    """The text with what is short in it written out, but for what stands in the places of ``names``."""
    kept = list(names)
    for short, full in _CHAT:
        for found in reversed(list(short.finditer(text))):
            if any(start < found.end() and found.start() < end for start, end in kept):
                continue
            instead = found.expand(full)
            text = text[: found.start()] + instead + text[found.end() :]
            more = len(instead) - len(found[0])
            kept = [(start + more, end + more) if start >= found.end() else (start, end) for start, end in kept]
    return text


def _with_animation(text: str) -> str:
    """ "His animated Mutavault" as an act before: it is animated by whose it is."""
    found = _ANIMATED.search(text)
    if found is None:
        return text
    mine = found[1].lower() in ("my", "our") or _I_HAVE.search(text[: found.start()]) is not None
    whose = "I animate" if mine and found[1].lower() not in ("his", "her", "their") else "my opponent animates"
    return f"{whose} {found[2]}. {text[: found.start()]}{found[2]}{text[found.end() :]}"


def spelt_out(text: str) -> str:
    """Contractions and what asks for leave in full words, and without words that change nothing."""
    text = in_full(text)
    text = re.sub(r"(§\d+) \((mine|his|hers|theirs)(?:, ?|(?=\)))", _with_owner, text, flags=re.I)
    text = re.sub(r"\((?:at |with )?(\d+) (loyalty|defense)[^()]*\)", r"at \1 \2", text)
    text = re.sub(
        r"\b(?:with|w/|avec) ?(?:only |just )?(\d+) (?:de )?(loyalty|defense|loyauté)(?: left)?\b(?! counter)",
        r"at \1 \2",
        text,
    )
    text = re.sub(r"(§\d+) (?:with|avec) (\d+) (?:life|points de vie|PV)\b(?! more)", r"\1 at \2 life", text)
    text = re.sub(
        r"\b(commander|general|commandant) (?:under|sous) (?:an? |the |le |la )?(§\d+)", r"\1 with \2 in play", text
    )
    text = re.sub(r"\b(commander|general) from (?:the|my) command zone\b", r"\1", text)
    text = _with_animation(text)
    text = re.sub(r"(?:^|(?<=[.?!] ))(?:moi|perso),? (?=j['’ e])", "", text, flags=re.I)
    text = re.sub(r"\s*\((?:[a-z]+ ){0,2}(\d+/\d+)s?(?: each)?\)", r" that is \1", text, flags=re.I)
    text = re.sub(r"(§\d+(?:'?s)?)\s*\((\d+/\d+)[ ,a-z]*\)", r"\1 that is \2", text, flags=re.I)
    text = _with_appositions(text)
    text = re.sub(r"\s*\(([^()]*)\)", _without_remark, text)
    text = re.sub(_LISTED, lambda found: f"{_HAS[found[1].lower()]} ", text, flags=re.I)
    for short, full in _SPELT:
        text = re.sub(short, partial(_full, full), text, flags=re.I)
    text = re.sub(_IN_RESPONSE_TO, r"to \1 in response", text, flags=re.I)
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


def _with_owner(found: re.Match[str]) -> str:
    """ "Invasion of Zendikar (mine, 3 defense)": whose it is stands before it, the rest in parentheses."""
    whose = {"mine": "my", "theirs": "their", "hers": "her"}.get(found[2].lower(), "his")
    return f"{whose} {found[1]} ("


def _without_remark(found: re.Match[str]) -> str:
    """What stands in parentheses: counters belong to what is before, and "(untapped)" says nothing."""
    no = re.match(rf"(?:no|pas de|{one_of('situation-without')}) ", plain_letters(found[1]), re.I)
    if fold(found[1]) in typed("situation-greeting") or (no is not None and is_keywords(fold(found[1][no.end() :]))):
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
