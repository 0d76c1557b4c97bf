"""What level symbols stand for (CR 711)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.conditions.conditions import BothTrue, HasCounters
from engine.abilities.nouns.object_phrases import This
from engine.abilities.quantities.amounts import AtMost, Fixed
from engine.abilities.symbols import LevelSymbol
from engine.abilities.verbs.counters import CounterKind, CounterName
from engine.abilities.verbs.power_toughness import HaveBasePT
from engine.oracle.keywords.stands_for import STANDS_FOR, counters_said, having, listed, while_true


@STANDS_FOR.register(LevelSymbol)
def _level(symbol: LevelSymbol) -> tuple[Ability, ...]:
    """As long as there are so many level counters, it has that size and those abilities (711.2a-b)."""
    reached = counters_said("level", symbol.levels.least)
    if symbol.levels.most is not None:
        kind = CounterKind(CounterName("level"))
        reached = BothTrue(reached, HasCounters(This(), kind, AtMost(Fixed(symbol.levels.most))))
    size = HaveBasePT(Fixed(symbol.power), Fixed(symbol.toughness))
    return (while_true(reached, size, *having(listed(symbol.lines))),)
