"""State triggers (CR 603.8)."""

from __future__ import annotations

from engine.abilities.ability import Triggered
from engine.abilities.conditions.conditions import ComesTrue
from engine.events import Event
from engine.rules.evaluate.evaluation import holds
from engine.rules.triggers.listening import listeners
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.zones import Zone


def notice_states(game: Game) -> None:
    """State triggers whose state is there trigger, unless they have already and wait or are on the stack. They do so as
    soon as it is there, even if only for a moment while something resolves (603.8)."""
    for one in listeners(game).get(Event, ()):
        state, frame = one.ability.trigger_event, Frame(one.source, one.controller, one.ability)
        assert isinstance(state, ComesTrue)
        if not _is_waiting(game, one.source, one.ability) and holds(game, state.condition, frame):
            game.note_triggered(PendingTrigger(one.source, one.controller, one.ability, None, rules=("603.8",)))


def _is_waiting(game: Game, source: ObjectId, ability: Triggered) -> bool:
    if any(p.source == source and p.ability is ability for p in game.pending):
        return True
    on_stack = (item.on_stack for item in game.in_zone(Zone.STACK))
    return any(on is not None and on.source == source and on.ability is ability for on in on_stack)
