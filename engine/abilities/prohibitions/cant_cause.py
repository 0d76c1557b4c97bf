"""What spells and abilities can't cause players to do (CR 101.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Declaration
from engine.grammar.phrase import phrase


class Causing(Enum):
    """What a spell or ability may not cause a player to do."""

    DISCARD = "discard cards"
    SACRIFICE = "sacrifice permanents"


@phrase("spells and abilities your opponents control can't cause you to {what:or}")
@dataclass(frozen=True, slots=True)
class CantCause(Declaration):
    """ "Spells and abilities your opponents control can't cause you to sacrifice permanents." (101.2)"""

    what: tuple[Causing, ...]
