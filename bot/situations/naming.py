"""Which cards the names in a question mean, where a name is cut short or a word of it stands alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.situations.nouns import NAMED
from bot.words import typed
from cards import Mention, fold


def meant_names(question: str, mentions: Sequence[Mention]) -> list[str]:
    """What each mention means: of several names, or for a part of one, the one that the question has in full."""
    full = dict.fromkeys(mention.name for mention in mentions if mention.rung in ("card", "face", "bracketed"))

    def meant(mention: Mention) -> str:
        said = set(fold(question[mention.start : mention.end]).split()) - typed("situation-the")
        near = [name for name in full if name in mention.names or said <= set(re.findall(r"\w+", fold(name)))]
        return near[0] if mention.rung in ("short", "part", "fuzzy") and near else mention.name

    return [meant(mention) for mention in mentions]


def with_parts_of_names(text: str, names: Sequence[str]) -> str:
    """The text with a card's name also where a word of it stands alone for it: "the bears", "Dreadmaw"."""
    owners: dict[str, set[str]] = {}
    for name in names:
        for word in re.findall(r"[^\W\d]{4,}", fold(name)):
            owners.setdefault(word, set()).add(name)
    known = typed("situation-creature") | typed("situation-ordinary") | typed("situation-lead")

    def replaced(found: re.Match[str]) -> str:
        word = fold(found[0])
        meant = owners.get(word, owners.get(word + "s", owners.get(word.removesuffix("s"), set())))
        return f"{NAMED}{names.index(min(meant))}" if len(meant) == 1 and word not in known else found[0]

    return re.sub(rf"(?<![{NAMED}\w])[^\W\d]{{4,}}", replaced, text)


def without_slips(question: str, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions but those of misspelt names that are words of the grammar: "vanilla", "do even"."""
    words = typed("situation-filler") | typed("situation-empty") | typed("situation-asking") | typed("situation-lead")

    def slip(mention: Mention) -> bool:
        said = fold(question[mention.start : mention.end]).split()
        return mention.rung == "fuzzy" and any(word in words for word in said)

    return [mention for mention in mentions if not slip(mention)]
