"""What a triggered ability lets its controller do only once each turn (CR 603.2h)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability import Triggered, TriggerLimit
from engine.abilities.base import Ability
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId


def is_done(game: Game, source: ObjectId, ability: Ability | None) -> bool:
    """Whether what the ability lets its controller do only once each turn has been done this turn."""
    if not isinstance(ability, Triggered) or ability.limit is not TriggerLimit.DO_ONCE:
        return False
    return game.find(source).memory.done.get(hash(ability)) == game.turn.number


def note_done(game: Game, frame: Frame) -> None:
    """Remember that it has been done: the ability doesn't trigger again this turn, and what has triggered already
    does nothing more."""
    ability = frame.ability
    if isinstance(ability, Triggered) and ability.limit is TriggerLimit.DO_ONCE:
        it = game.find(frame.source)
        it.memory = replace(it.memory, done={**it.memory.done, hash(ability): game.turn.number})
