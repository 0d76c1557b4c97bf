"""Champion (CR 702.72)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.keywords.champion import Champion
from engine.grammar.printer import say
from engine.oracle.compile import abilities_meant
from engine.oracle.keywords.stands_for import STANDS_FOR


@STANDS_FOR.register(Champion)
def _champion(symbol: Champion) -> tuple[Ability, ...]:
    """Two linked triggered abilities (702.72a-b)."""
    what = say(symbol.what, "sg")
    return abilities_meant(
        f"When ~ enters, sacrifice it unless you exile another {what} you control.",
        "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    )
