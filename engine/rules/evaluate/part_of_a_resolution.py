"""What happens as a spell or ability resolves (CR 608.2)."""

from __future__ import annotations

from engine.events import Resolved
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.log import Logged


def resolving_item(game: Game, logged: Logged | None) -> ObjectId | None:
    """The spell or ability whose resolution an event is, or is part of; None of what is part of none."""
    while logged is not None and not isinstance(logged.event, Resolved):
        logged = game.log[logged.parent - 1] if logged.parent is not None else None
    return logged.event.object if logged is not None and isinstance(logged.event, Resolved) else None


def resolving_source(game: Game, logged: Logged) -> ObjectId | None:
    """That spell, or the source of that ability (113.7)."""
    item = resolving_item(game, logged)
    on_stack = game.find(item).on_stack if item is not None else None
    return on_stack.source if on_stack is not None else item
