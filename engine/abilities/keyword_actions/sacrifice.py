"""Sacrificing, as texts say it (CR 701.21)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


class OwnChoice(Enum):
    """Who chooses what is sacrificed is said or not: it is always the player who sacrifices (701.21a)."""

    UNSAID = ""
    THEIR = "of their choice"
    YOUR = "of your choice"


@phrase("<sacrifice> {what:obj}[ {choice}]")
@dataclass(frozen=True, slots=True)
class Sacrifice(PlayerVerb):
    """Move permanents one controls to their owners' graveyards; not destroying (701.21)."""

    what: Ref
    choice: OwnChoice = OwnChoice.UNSAID
