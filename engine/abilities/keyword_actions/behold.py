"""Beholding, as texts say it (CR 701.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, PlayerVerb
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import phrase


@phrase("a {group:sg} was beheld")
@dataclass(frozen=True, slots=True)
class WasBeheld(Condition):
    """The quality that the cost asked for is that which it had then (701.4b)."""

    group: Group


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
