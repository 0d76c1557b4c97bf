"""Destroying, as texts say it (CR 701.8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


class Buried(Enum):
    """A sentence behind destruction that keeps regeneration from replacing it (701.19c)."""

    NO = ""
    IT = "it can't be regenerated"
    THEY = "they can't be regenerated"
    THAT_CREATURE = "that creature can't be regenerated"
    THAT_PERMANENT = "that permanent can't be regenerated"
    A_CREATURE = "a creature destroyed this way can't be regenerated"
    CREATURES = "creatures destroyed this way can't be regenerated"


@phrase("<destroy> {what:obj}[. {buried}]")
@dataclass(frozen=True, slots=True)
class Destroy(PlayerVerb):
    """(701.8)"""

    what: Ref
    buried: Buried = Buried.NO
