"""Partner (CR 702.124)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.keywords.partner import PartnerWith
from engine.oracle.compile import abilities_meant
from engine.oracle.keywords.stands_for import STANDS_FOR


@STANDS_FOR.register(PartnerWith)
def _partner(symbol: PartnerWith) -> tuple[Ability, ...]:
    """The other card may be searched for (702.124j)."""
    text = (
        f"When ~ enters, target player may search their library for a card named {symbol.name}, reveal it, put it into "
        "their hand, then shuffle."
    )
    return abilities_meant(text)
