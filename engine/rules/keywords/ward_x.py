"""Ward with an X that is worked out (CR 702.21b); ward itself is a row of the definitions."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.keywords.ward_x import WardX
from engine.grammar.printer import print_value
from engine.oracle.compile import abilities_meant
from engine.oracle.keywords.stands_for import STANDS_FOR
from engine.oracle.keywords.written_out import MEANINGS


@STANDS_FOR.register(WardX)
def _ward(symbol: WardX) -> tuple[Ability, ...]:
    """The usual triggered ability, with an X that is what the keyword says (702.21a-b)."""
    (english,) = MEANINGS["ward"].english
    said = english.format(pays="pays {X}").removesuffix(".")
    return abilities_meant(f"{said}, where X is {print_value(symbol.amount)}.")
