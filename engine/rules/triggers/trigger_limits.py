"""Abilities that trigger, or let something be done, only so often each turn (CR 603.2h)."""

from __future__ import annotations

from engine.abilities.ability import Triggered, TriggerLimit
from engine.abilities.base import Ability
from engine.rules.triggers.listening import Listener
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
        game.find(frame.source).note_done(hash(ability), game.turn.number)


LIMITS = {TriggerLimit.ONCE: 1, TriggerLimit.TWICE: 2, TriggerLimit.EVER: 1}


def may_trigger(game: Game, listener: Listener) -> bool:
    """Whether the ability has not triggered as often as it may in this turn, or at all (603.2); counts this time."""
    if listener.ability.limit is TriggerLimit.DO_ONCE:
        return not is_done(game, listener.source, listener.ability)
    it = game.find(listener.source)
    key = hash(listener.ability)
    turn, times = it.memory.triggered.get(key, (0, 0))
    if turn != game.turn.number and listener.ability.limit is not TriggerLimit.EVER:
        times = 0
    assert listener.ability.limit is not None
    if times >= LIMITS[listener.ability.limit]:
        return False
    it.note_triggered(key, game.turn.number, times + 1)
    return True
