"""Modular (CR 702.43)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.keywords.modular import ModularSunburst
from engine.oracle.compile import abilities_meant
from engine.oracle.keywords.stands_for import STANDS_FOR
from engine.oracle.keywords.written_out import MEANINGS


@STANDS_FOR.register(ModularSunburst)
def _modular(symbol: ModularSunburst) -> tuple[Ability, ...]:
    """On a noncreature permanent too it is +1/+1 counters (702.44c, 702.43a)."""
    enters = "~ enters with a +1/+1 counter on it for each color of mana spent to cast it."
    return abilities_meant(enters, MEANINGS["modular"].english[1])
