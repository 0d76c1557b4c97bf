"""Life that can't be gained or lost (CR 119.7, 119.8)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Who
from engine.abilities.prohibitions.players_cant import Forbidden
from engine.grammar.phrase import phrase


@phrase("gain life", form="base")
@dataclass(frozen=True, slots=True)
class GainingLife(Forbidden):
    """(119.7)"""


@phrase("{whose:poss} life total can't change")
@dataclass(frozen=True, slots=True)
class LifeCantChange(Declaration):
    """Its owner neither gains nor loses life (119.7, 119.8)."""

    whose: Who
