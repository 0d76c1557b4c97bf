"""Continuous effects that exist on their own: made by resolved spells and abilities (CR 611.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.abilities.base import Duration, Instruction, Verb
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.memory import NOTHING_OF_EFFECT, EffectMemory


@dataclass(slots=True)
class Effect:
    """A continuous effect with a life of its own.

    ``verbs`` say what it does to what it affects, in the words of the ability that made it; ``affected`` is
    the set locked in as it began (611.2c), or None for effects on rules or players, which look each time.
    ``frame`` holds the values its verbs refer to. ``shield`` effects (prevention, regeneration) are used up.
    """

    source: ObjectId
    controller: PlayerId
    timestamp: int
    verbs: tuple[Verb, ...]
    affected: tuple[TargetId, ...] | None
    duration: Duration | None
    frame: Any
    begun: int = 0
    """The number of the turn in which it began."""
    statement: Instruction | None = None
    uses: int | None = None
    memory: EffectMemory = NOTHING_OF_EFFECT

    def copy(self) -> Effect:
        """An independent copy for a fork."""
        return Effect(
            self.source,
            self.controller,
            self.timestamp,
            self.verbs,
            self.affected,
            self.duration,
            self.frame,
            self.begun,
            self.statement,
            self.uses,
            self.memory,
        )
