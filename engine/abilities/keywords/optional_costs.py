"""Whether and how often an optional cost of a keyword was paid (CR 702.33, 702.56, 702.157)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Condition, Ref
from engine.abilities.nouns.noun_groups import KeywordName, KeywordWord
from engine.abilities.nouns.object_phrases import This
from engine.grammar.phrase import phrase


@phrase("the number of times {subject:poss} {keyword} cost was paid")
@dataclass(frozen=True, slots=True)
class TimesPaid(Amount):
    """What replicate and squad count (702.56a, 702.157a)."""

    subject: Ref
    keyword: KeywordName
    instance: int = 0
    """Of several instances of the keyword the one that asks (702.56b)."""


_BARGAIN = KeywordName(KeywordWord("bargain"))


_GIFT = KeywordName(KeywordWord("gift"))


_TEAMWORK = KeywordName(KeywordWord("teamwork"))


def _plainly(node: CostWasPaid) -> bool:
    return node.keyword not in (_BARGAIN, _GIFT, _TEAMWORK)


@phrase("{subject:poss} {keyword} cost was paid", when=_plainly)
@phrase("{subject:poss} {keyword} cost wasn't paid", denied=True, when=_plainly)
@phrase("{subject:subj} was bargained", keyword=_BARGAIN)
@phrase("{subject:subj}'s bargained", keyword=_BARGAIN, reads_only=True)
@phrase("{subject:subj} wasn't bargained", keyword=_BARGAIN, denied=True)
@phrase("{subject:subj} was cast using teamwork", keyword=_TEAMWORK)
@phrase("the gift was promised", keyword=_GIFT, subject=This())
@phrase("the gift wasn't promised", keyword=_GIFT, subject=This(), denied=True)
@dataclass(frozen=True, slots=True)
class CostWasPaid(Condition):
    """ "its evoke cost was paid", "~ was bargained", "the gift was promised": of the spell, also where the permanent
    that it has become asks (400.7d, 702.166b, 702.174k)."""

    subject: Ref
    keyword: KeywordName
    denied: bool = False
    instance: int = 0
    """Of several instances of the keyword the one that asks (702.78b)."""
