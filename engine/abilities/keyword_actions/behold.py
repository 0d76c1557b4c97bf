"""Beholding, as texts say it (CR 701.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import phrase


class Afterwards(Enum):
    """What is done with what was beheld."""

    NOTHING = ""
    EXILED = "and exile it"


@phrase("<behold> a {group:sg}[ {then}]")
@dataclass(frozen=True, slots=True)
class Behold(PlayerVerb):
    """ "behold a Dragon" (701.4a)."""

    group: Group
    then: Afterwards = Afterwards.NOTHING
