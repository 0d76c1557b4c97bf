"""The legend rule put aside (CR 704.5j)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Ref
from engine.grammar.phrase import phrase


@phrase('the "legend rule" doesn\'t apply[ to {to:obj}]')
@dataclass(frozen=True, slots=True)
class NoLegendRule(Declaration):
    """ "The "legend rule" doesn't apply to permanents you control." (704.5j)"""

    to: Ref | None = None
