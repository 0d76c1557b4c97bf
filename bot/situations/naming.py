"""Which cards the names in a question mean, where a name is cut short or a word of it stands alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.situations.nouns import NAMED
from bot.situations.spelling import plain_letters
from bot.words import one_of, typed
from cards import Mention, fold

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

    def meant(mention: Mention) -> str:
        whole = longer.get(fold(question[mention.start : mention.end]).removesuffix("'s"))
        if whole is not None:
            return whole
        said = set(fold(question[mention.start : mention.end]).split()) - typed("situation-the")
        near = [name for name in full if name in mention.names or said <= set(re.findall(r"\w+", fold(name)))]
        return near[0] if mention.rung in ("short", "part", "fuzzy") and near else mention.name

    return [meant(mention) for mention in mentions]


def with_parts_of_names(text: str, names: Sequence[str], written: Sequence[str]) -> str:
    """The text with a card's name also where a word of it stands alone for it: "the bears", "Dreadmaw"; a word of its
    name or of what is ``written`` for it, which may be in another language."""
    owners: dict[str, set[str]] = {}
    for name, said in zip(names, written, strict=True):
        for word in re.findall(r"[^\W\d]{4,}", f"{fold(name)} {fold(said)}"):
            owners.setdefault(word, set()).add(name)
    known = typed("situation-creature") | typed("situation-ordinary") | typed("situation-lead")

    def replaced(found: re.Match[str]) -> str:
        word = fold(found[0])
        meant = owners.get(word, set()) | owners.get(word + "s", set()) | owners.get(word.removesuffix("s"), set())
        return f"{NAMED}{names.index(min(meant))}" if len(meant) == 1 and word not in known else found[0]

    return re.sub(rf"(?<![{NAMED}\w])[^\W\d]{{4,}}", replaced, text)


def with_basic_lands(question: str, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions and the basic lands, which are ordinary words and types besides."""
    found = list(mentions)
    for kind in _BASIC:
        for word in re.finditer(rf"\b{one_of(f'situation-basic-{kind}')}\b", plain_letters(question), re.I):
            if not any(one.start < word.end() and word.start() < one.end for one in mentions):
                found.append(Mention(word.start(), word.end(), (kind.capitalize(),), "card"))
    return sorted(found)


def without_slips(question: str, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions but those of misspelt names that are words of the grammar: "vanilla", "do even"."""
    kinds = ("filler", "empty", "asking", "lead", "ordinary", "of-the-game", "verb-attack", "verb-block", "verb-not")
    words = frozenset().union(*(typed(f"situation-{kind}") for kind in kinds))

    small = words | typed("situation-auxiliary") | typed("situation-adverb") | typed("situation-opponent")
    small |= typed("situation-the") | typed("situation-tribe")

    def slip(mention: Mention) -> bool:
        said = fold(question[mention.start : mention.end]).split()
        if len(said) > 1 and all(word in small for word in said):
            return question[mention.start : mention.end].islower()
        return mention.rung == "fuzzy" and any(word in words for word in said)

    return [mention for mention in mentions if not slip(mention)]
