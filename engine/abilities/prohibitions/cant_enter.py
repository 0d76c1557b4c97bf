"""What can't enter the battlefield (CR 614.12, 614.17)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Declaration, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.zones import InZone
from engine.grammar.phrase import phrase


class EnteringFrom(Enum):
    """Out of which zones something can't enter the battlefield."""

    ANYWHERE = "anywhere"
    GRAVEYARDS = "graveyards"
    GRAVEYARDS_AND_LIBRARIES = "graveyards and libraries"


@phrase("{group:pl} in graveyards and libraries can't enter", places=EnteringFrom.GRAVEYARDS_AND_LIBRARIES)
@phrase("{group:pl} in graveyards can't enter", places=EnteringFrom.GRAVEYARDS)
@phrase("{group:pl} can't enter", places=EnteringFrom.ANYWHERE)
@dataclass(frozen=True, slots=True)
class NoEntering(Declaration):
    """ "Creature cards in graveyards and libraries can't enter.", "Lands can't enter." (614.17)"""

    group: Group
    places: EnteringFrom

    def __post_init__(self) -> None:
        if self.places is EnteringFrom.ANYWHERE and InZone in map(type, self.group.qualifiers):
            raise ValueError("cards in a zone")


@phrase("if {what:subj} would enter and it wasn't cast, exile it instead")
@dataclass(frozen=True, slots=True)
class ExiledUnlessCast(Declaration):
    """ "If a nontoken creature would enter and it wasn't cast, exile it instead." (614.12)"""

    what: Ref
