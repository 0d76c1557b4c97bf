"""What players can't pay with to cast spells or activate abilities (CR 101.2, 601.2h, 602.2b)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.nouns.noun_groups import Group
from engine.abilities.prohibitions.players_cant import Forbidden
from engine.grammar.phrase import phrase


@phrase("pay life or sacrifice {group:pl} to cast spells or activate abilities", form="base")
@dataclass(frozen=True, slots=True)
class PayingLifeOrSacrificing(Forbidden):
    """ "(can't) pay life or sacrifice creatures to cast spells or activate abilities" (101.2)."""

    group: Group
