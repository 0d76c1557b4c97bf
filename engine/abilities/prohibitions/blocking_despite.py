"""Evasion that is put aside: creatures that can be blocked as though they didn't have it (CR 509.1b, 609.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import ObjectVerb
from engine.abilities.nouns.noun_groups import KeywordName
from engine.grammar.phrase import phrase


@phrase("can be blocked as though they didn't have {keyword}")
@phrase("can be blocked as though they didn't have those abilities", keyword=None)
@dataclass(frozen=True, slots=True)
class BlockedDespite(ObjectVerb):
    """ "Creatures with islandwalk can be blocked as though they didn't have islandwalk." (609.4)"""

    keyword: KeywordName | None
    """None for every landwalk ability."""


def _says_the_same(verb: BlocksDespite) -> bool:
    return verb.keyword == verb.again


@phrase("can block creatures with {keyword} as though they didn't have {again}", when=_says_the_same)
@phrase("can block creatures with {keyword} as though ~ had {again}", itself=True, when=_says_the_same)
@phrase(
    "can block creatures with landwalk abilities as though they didn't have those abilities", keyword=None, again=None
)
@dataclass(frozen=True, slots=True)
class BlocksDespite(ObjectVerb):
    """ "~ can block creatures with shadow as though they didn't have shadow." (609.4)"""

    keyword: KeywordName | None
    """None for every landwalk ability."""
    again: KeywordName | None
    itself: bool = False
    """Whether it is said that it blocks as though it had the ability itself, which shadow asks for (702.28b)."""

    def __post_init__(self) -> None:
        if self.itself and (self.keyword is None or self.keyword.word != "shadow"):
            raise ValueError("only shadow lets be blocked by what has it too")
