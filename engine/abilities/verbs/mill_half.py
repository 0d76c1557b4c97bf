"""Milling half of one's library (CR 107.1a, 701.17)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb
from engine.abilities.quantities.computed_amounts import Rounded
from engine.grammar.phrase import phrase


class OwnLibrary(Enum):
    """How whose library it is is said again."""

    YOUR = "your"
    THEIR = "their"


@phrase("<mill> half {whose} library, {way}")
@dataclass(frozen=True, slots=True)
class MillHalf(PlayerVerb):
    """ "target player mills half their library, rounded down" (107.1a, 701.17)."""

    whose: OwnLibrary
    way: Rounded
    makes = frozenset({"card"})
