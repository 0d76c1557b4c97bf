"""Players who can't search libraries (CR 101.2, 701.23)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.abilities.prohibitions.players_cant import Forbidden
from engine.grammar.phrase import phrase


@phrase("search libraries", form="base")
@dataclass(frozen=True, slots=True)
class Searching(Forbidden):
    """(701.23a)"""


@phrase("spells and abilities your opponents control can't cause their controller to search their library")
@dataclass(frozen=True, slots=True)
class CantCauseOwnSearch(Declaration):
    """ "Spells and abilities your opponents control can't cause their controller to search their library." (101.2)"""
