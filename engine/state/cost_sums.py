"""How the cost of a spell has come about that several effects have changed (CR 601.2f)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.state.ids import ObjectId


@dataclass(frozen=True, slots=True)
class CostSum:
    """The cost that was announced, and what has changed its generic mana, in the order in which that is done."""

    announced: str
    changes: tuple[tuple[ObjectId, int], ...] = ()
    """By whose effect how much more it costs, or less; what adds stands first."""
    least: int = 0
    """How much mana it costs at the least, where that has raised it, by these effects."""
    least_by: tuple[ObjectId, ...] = ()

    @property
    def is_of_several(self) -> bool:
        """Whether more than one effect has a part in it."""
        return len(self.changes) + bool(self.least_by) > 1
