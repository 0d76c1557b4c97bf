"""What abilities players can't activate (CR 101.2, 602.5)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.prohibitions.standing_rules import Forbidden
from engine.grammar.phrase import phrase


@phrase("activate abilities", form="base")
@phrase("activate abilities that aren't mana abilities", form="base", but_mana=True)
@dataclass(frozen=True, slots=True)
class Activating(Forbidden):
    """ "(can't) activate abilities" (602.5)."""

    but_mana: bool = False
