"""Populating, as texts say it (CR 701.36)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.abilities.keyword_actions.create import Arriving
from engine.grammar.phrase import phrase


@phrase("<populate>")
@phrase("<populate>. The token enters tapped and attacking", arriving=Arriving.ATTACKING)
@dataclass(frozen=True, slots=True)
class Populate(PlayerVerb):
    """(701.36)"""

    arriving: Arriving = Arriving.AS_USUAL

    makes = frozenset({"token", "creature", "permanent"})
