"""What station symbols stand for (CR 721)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.symbols import StationSymbol
from engine.abilities.verbs.become import Adding, Be, Kind
from engine.oracle.keywords.stands_for import STANDS_FOR, counters_said, having, listed, while_true


@STANDS_FOR.register(StationSymbol)
def _station(symbol: StationSymbol) -> tuple[Ability, ...]:
    """As long as there are so many charge counters, it has those abilities, and with a box it is a creature of that
    size in addition to its other types (721.2a-b)."""
    verbs = having(listed(symbol.lines))
    if symbol.power is not None and symbol.toughness is not None:
        size = (Fixed(symbol.power), Fixed(symbol.toughness))
        creature = Kind(CardType.CREATURE, power=size[0], toughness=size[1], base=True)
        verbs = (Be(creature, Adding.TYPES), *verbs)
    return (while_true(counters_said("charge", symbol.least), *verbs),)
