"""Continuous effects as they are made by what resolves (CR 611.2)."""

from __future__ import annotations

from typing import Any

from engine.abilities.base import Duration, Instruction
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.memory import NOTHING_OF_EFFECT, EffectMemory


def new_effect(
    game: Game,
    frame: Frame,
    verbs: tuple[Any, ...],
    affected: tuple[TargetId, ...] | None,
    duration: Duration | None = None,
    statement: Instruction | None = None,
    uses: int | None = None,
    memory: EffectMemory = NOTHING_OF_EFFECT,
) -> Effect:
    """The effect that what a frame stands for makes now: its words go on meaning what they mean at this moment. It is
    not in force before it has begun (``EffectBegins``). ``affected`` is the set that is locked in (611.2c), or None."""
    return Effect(
        frame.source,
        frame.controller,
        game.next_timestamp(),
        verbs,
        affected,
        duration,
        frame.kept(),
        game.turn.number,
        statement,
        uses,
        memory,
    )
