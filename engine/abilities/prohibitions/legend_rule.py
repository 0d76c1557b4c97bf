"""The legend rule put aside (CR 704.5j)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Ref
from engine.abilities.conditions.conditions import ThereAre
from engine.grammar.phrase import phrase


@phrase('the "legend rule" doesn\'t apply[ to {to:obj}]')
@phrase('if {these}, the "legend rule" doesn\'t apply to them')
@dataclass(frozen=True, slots=True)
class NoLegendRule(Declaration):
    """ "The "legend rule" doesn't apply to permanents you control." (704.5j)"""

    to: Ref | None = None
    these: ThereAre | None = None
    """Of what there must be so many: to those it doesn't apply."""
