"""Cumulative Upkeep (CR 702.24)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.keywords.cumulative_upkeep import CumulativeEither
from engine.oracle.compile import abilities_meant
from engine.oracle.keywords.stands_for import STANDS_FOR
from engine.oracle.keywords.written_out import MEANINGS


@STANDS_FOR.register(CumulativeEither)
def _cumulative(symbol: CumulativeEither) -> tuple[Ability, ...]:
    """(702.24a)"""
    pay = f"pay {symbol.first.text} or {symbol.second.text}"
    (english,) = MEANINGS["cumulative upkeep"].english
    return abilities_meant(english.format(pay=pay))
