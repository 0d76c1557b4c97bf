"""Which cards the names in a question mean, where a name is cut short or a word of it stands alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher

from bot.situations.descriptions import COLORS, TRIBES, tribes
from bot.situations.noun_pattern import NAMED
from bot.situations.spelling import plain_letters
from bot.words import one_of, typed
from cards import Card, CardDatabase, Mention, fold

_BEFORE_A_PART = (
    " the",
    "The",
    " my",
    "My",
    " his",
    "His",
    " her",
    " their",
    " this",
    " that",
    " le",
    " la",
    " mon",
    " ma",
    " son",
    " sa",
)
"""Words before what was named before."""
_BASIC = ("plains", "island", "swamp", "mountain", "forest")


def meant_names(question: str, mentions: Sequence[Mention]) -> list[str]:
    """What each mention means: of several names, or for a part of one, the one that the question has in full."""
    written = [fold(question[mention.start : mention.end]).removesuffix("'s") for mention in mentions]
    longer = {
        short: mention.name
        for short in written
        for mention, whole in zip(mentions, written, strict=True)
        if whole.startswith((f"{short}, ", f"{short} "))
    }
    full = dict.fromkeys(mention.name for mention in mentions if mention.rung in ("card", "face", "bracketed"))

    def taken_up(mention: Mention) -> str:
        """The card named before of whose name a small word is a part, though a card has just that name: "the mage"."""
        said = question[mention.start : mention.end]
        if not re.fullmatch(r"[a-zà-ÿ]+", said) or not question[: mention.start].rstrip().endswith(_BEFORE_A_PART):
            return ""
        before = [one.name for one in mentions if one.end <= mention.start and one.name != mention.name]
        return next((name for name in reversed(before) if said in re.findall(r"\w+", fold(name))), "")

    def meant(mention: Mention) -> str:
        if name := taken_up(mention):
            return name
        whole = longer.get(fold(question[mention.start : mention.end]).removesuffix("'s"))
        if whole is not None:
            return whole
        said = set(fold(question[mention.start : mention.end]).split()) - typed("situation-the")
        near = [name for name in full if name in mention.names or said <= set(re.findall(r"\w+", fold(name)))]
        return near[0] if mention.rung in ("short", "part", "fuzzy") and near else mention.name

    return [meant(mention) for mention in mentions]


def attacked_names(question: str, mentions: Sequence[Mention], card: Callable[[str], Card]) -> Iterator[Mention]:
    """The mentions; of the cards of a short name that is anywhere said to be attacked, or has a loyalty ability used,
    the planeswalker comes first (306.6, 606.3)."""
    before = one_of("situation-at", "situation-my", "situation-their")
    attacks = re.compile(rf"(?<!\w){one_of('situation-verb-attack')} (?:{before} )?$", re.I)
    uses = re.compile(r"(?:['’]s)? (?:[+−-]\d|ult|0\b)", re.I)
    walkers: dict[str, str] = {}
    mentions = [_fronts_first(question, one, card) for one in mentions]
    for one in mentions:
        is_one = attacks.search(plain_letters(question[: one.start])) or uses.match(question[one.end :])
        named = [name for name in one.names if "Planeswalker" in card(name).front.types]
        if one.rung == "short" and len(one.names) > 1 and named and is_one:
            walkers[fold(question[one.start : one.end])] = named[0]
    for one in mentions:
        first = walkers.get(fold(question[one.start : one.end]), one.name)
        yield one._replace(names=(first, *(name for name in one.names if name != first)))


def _fronts_first(question: str, mention: Mention, card: Callable[[str], Card]) -> Mention:
    """The mention with those of its cards last whose front face has no word of a short name: "Gideon" is sooner a card
    that is so called as it is cast than one that becomes him."""
    said = set(re.findall(r"\w+", fold(question[mention.start : mention.end])))

    def is_of_a_back(name: str) -> bool:
        return len(card(name).faces) > 1 and not said & set(re.findall(r"\w+", fold(card(name).front.name)))

    if mention.rung != "short" or not any(said & set(re.findall(r"\w+", fold(name))) for name in mention.names):
        return mention  # a nickname has no word of the name
    return mention._replace(names=tuple(sorted(mention.names, key=is_of_a_back)))


def with_face_up(card: Card, written: str) -> Card:
    """A card called by the name of its back face, or by words that this alone has, with that face in front: that is
    how it lies (712.8)."""
    if card.layout not in ("transform", "modal_dfc") or len(card.faces) != 2:
        return card
    called = fold(re.sub(r"['’]s?$", "", written))
    front, back, said = (set(re.findall(r"\w+", fold(one))) for one in (*(face.name for face in card.faces), called))
    turned = called == fold(card.faces[1].name) or (bool(said) and said <= back and not said & front)
    return replace(card, faces=card.faces[::-1]) if turned else card


def with_parts_of_names(text: str, names: Sequence[str], written: Sequence[str]) -> str:
    """The text with a card's name also where a word of it stands alone for it: "the bears", "Dreadmaw"; a word of its
    name or of what is ``written`` for it, which may be in another language."""
    owners: dict[str, set[str]] = {}
    for name, said in zip(names, written, strict=True):
        for word in re.findall(r"[^\W\d]{4,}", f"{fold(name)} {fold(said)}"):
            owners.setdefault(word, set()).add(name)
    kinds = ("creature", "ordinary", "lead", "mana")
    known = frozenset().union(*(typed(f"situation-{kind}") for kind in kinds))
    its_own = re.compile(rf"(?<!\w){one_of('situation-the', 'situation-my', 'situation-their')}\s$", re.I)

    def replaced(found: re.Match[str]) -> str:
        word = fold(found[0])
        if _is_tribe(word, text[: found.start()], text[found.end() :]):
            return found[0]
        meant = owners.get(word, set()) | owners.get(word + "s", set()) | owners.get(word.removesuffix("s"), set())
        if not meant and len(word) >= _LEAST_MISSPELT:  # "the blossom", of Bitterblossom
            meant = set().union(*(of for whole, of in owners.items() if whole.endswith(word)))
        if not meant and its_own.search(text[: found.start()]):  # "the snap", of Snapcaster Mage
            meant = set().union(*(of for whole, of in owners.items() if whole.startswith(word)))
        return f"{NAMED}{names.index(min(meant))}" if len(meant) == 1 and word not in known else found[0]

    return re.sub(rf"(?<![{NAMED}\w])[^\W\d]{{4,}}", replaced, text)


def _is_tribe(word: str, before: str, behind: str) -> bool:
    """Whether a word is the type of a stand-in, though a card has it in its name: "a 2/2 zombie", "zombie tokens"."""
    if re.fullmatch(tribes(), word, re.I) is None:
        return False
    sized = re.search(rf"\d/\d+ (?:{one_of(*(f'situation-color-{one}' for one in COLORS))} )?$", before, re.I)
    if re.search(rf"(?<!\w)(?:{one_of('situation-a')}|another|two|three) $", before, re.I):
        return True  # "I sac a goblin": any of them
    token = re.match(rf"s? (?:{one_of('situation-token', 'situation-creature')}(?!\w)|\(?\d+/\d+)", behind, re.I)
    return sized is not None or token is not None


def with_verbs_of_spells(text: str, cards: Sequence[Card], written: Sequence[str]) -> str:
    """The text with "opp brainstorms" as "opp cast Brainstorm", where nothing follows that it is done to."""
    verbs = {
        str(number)
        for number, (card, said) in enumerate(zip(cards, written, strict=True))
        if {"Instant", "Sorcery"} & set(card.front.types)
        and re.search(r"(?:s|ed|d|ing)$", said)
        and fold(said) != fold(card.front.name)
    }
    if not verbs:
        return text
    ends = rf"(?=\s*(?:[,.;:!?]|$)|\s{one_of('situation-joins', 'situation-respond', 'situation-earlier')}(?!\w))"
    said = re.compile(
        rf"(?<!\w)(?P<who>{one_of('situation-subject')}) (?={NAMED}(?:{'|'.join(verbs)})(?!\d){ends})", re.I
    )
    text = re.sub(
        rf"^(?={NAMED}(?:{'|'.join(verbs)})(?!\d) {one_of('situation-my', 'situation-their')} )", _who_asks(), text
    )
    return said.sub(lambda found: f"{found['who']} {min(typed('situation-verb-cast'), key=_plainest)} ", text)


def _who_asks() -> str:
    """The one who asks, as "threatened his 5/5" leaves them out."""
    return f"{min(typed('situation-you'), key=len)} "


def _plainest(verb: str) -> tuple[bool, str]:
    """What sorts the one verb first that means casting and nothing else, in each language."""
    return (verb not in ("cast", "lance"), verb)


_WORN = frozenset(("Aura", "Equipment"))


def with_what_is_worn(text: str, cards: Sequence[Card]) -> str:
    """The text with "A with B", where B is an Aura or Equipment, as "A equipped with B": what is told behind that,
    "attacks", A does. Not where somebody does something to A with B."""
    worn = [number for number, card in enumerate(cards) if _WORN & set(card.front.subtypes)]
    if not worn:
        return text
    wearer = rf"(?:{NAMED}(?P<card>\d+)|\d+/\d+(?: {one_of('situation-creature')})?|{one_of('situation-creature')})"
    numbers = "|".join(map(str, worn))
    before = one_of(*(f"situation-{kind}" for kind in ("lead", "asking", "opens", "and", "verb-have", "with")))
    article = one_of("situation-my", "situation-their", "situation-the", "situation-a")
    told = re.compile(
        rf"(?P<before>(?:^\s*|[,.;:?!(]\s*|(?<!\w){before} ?)(?:{article} ?)?)(?P<wearer>{wearer})"
        rf" (?:{one_of('situation-with')} |w/ ?)(?:{article} ?)?"
        rf"(?={NAMED}(?:{numbers})(?!\d)(?! (?:{one_of('situation-attached-behind')})(?!\w)))",
        re.I,
    )
    worn_by = min(typed("situation-attached"))

    def replaced(found: re.Match[str]) -> str:
        if found["card"] is not None and int(found["card"]) in worn:
            return found[0]
        return f"{found['before']}{found['wearer']} {worn_by} "

    return told.sub(replaced, text)


def with_basic_lands(question: str, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions and the basic lands, which are ordinary words and types besides: what is said to be one is of the
    type."""
    found = list(mentions)
    says_type = re.compile(
        rf"(?<!\w){one_of('situation-becomes')}"
        rf"(?: (?:{one_of('situation-before-type', 'situation-a', 'situation-my')}))* ?$"
    )
    for kind in _BASIC:
        for word in re.finditer(rf"\b{one_of(f'situation-basic-{kind}')}\b", plain_letters(question), re.I):
            is_type = says_type.search(fold(question[: word.start()])) is not None
            if not is_type and not any(one.start < word.end() and word.start() < one.end for one in mentions):
                found.append(Mention(word.start(), word.end(), (kind.capitalize(),), "card"))
    return sorted(found)


_LEAST_MISSPELT = 5
_NEARLY = 0.85
"""How like a name a word has to be."""


def misspelt(question: str, mentions: Sequence[Mention], cards: CardDatabase, language: str) -> Iterator[Mention]:
    """Words that stand where a spell does, "I cast Murdr", and are nearly the name of one card: too short to be taken
    for it anywhere else."""
    before = one_of(
        "situation-subject", "situation-verb-cast", "situation-verb-have", "situation-my", "situation-their"
    )
    kinds = (
        "of-the-game",
        "lead",
        "asking",
        "auxiliary",
        "adverb",
        "ordinary",
        "verb-cast",
        "verb-attack",
        "verb-block",
    )
    known = frozenset().union(*(typed(f"situation-{kind}") for kind in kinds))
    for word in re.finditer(rf"(?<=\w )[^\W\d_]{{{_LEAST_MISSPELT},}}", question):
        if any(one.start < word.end() and word.start() < one.end for one in mentions) or fold(word[0]) in known:
            continue
        if re.search(rf"(?<!\w){before} (?:a |an |the )?$", plain_letters(question[: word.start()]), re.I) is None:
            continue
        near = [name for name in cards.resolve(word[0], language).names if _likeness(word[0], name) >= _NEARLY]
        if len(near) == 1:
            yield Mention(word.start(), word.end(), (near[0],), "fuzzy")


def _likeness(word: str, name: str) -> float:
    return SequenceMatcher(None, fold(word), fold(name)).ratio()


def without_slips(question: str, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions but those of misspelt names that are words of the grammar: "vanilla", "do even"."""
    kinds = ("filler", "empty", "asking", "lead", "ordinary", "of-the-game", "verb-attack", "verb-block", "verb-not")
    numbers = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    words = frozenset().union(
        *(typed(f"situation-{kind}") for kind in kinds), *(typed(f"situation-number-{number}") for number in numbers)
    )

    small = words | typed("situation-auxiliary") | typed("situation-adverb") | typed("situation-opponent")
    small |= typed("situation-the") | frozenset().union(*(typed(f"situation-tribe-{one}") for one in TRIBES))

    def slip(mention: Mention) -> bool:
        if _is_tribe(fold(question[mention.start : mention.end]), question[: mention.start], question[mention.end :]):
            return mention.rung not in ("card", "bracketed")  # "the 3/3 beast"
        said = fold(question[mention.start : mention.end]).split()
        if len(said) > 1 and all(word in small for word in said):
            before = rf"(?<!\w){one_of('situation-with', 'situation-verb-cast', 'situation-my', 'situation-their')} $"
            is_name = mention.rung in ("card", "face") and re.search(before, question[: mention.start], re.I)
            return question[mention.start : mention.end].islower() and not is_name
        return mention.rung == "fuzzy" and any(word in words for word in said)

    return [mention for mention in mentions if not slip(mention)]
