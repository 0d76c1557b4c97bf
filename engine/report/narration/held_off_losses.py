"""Losses that an effect has held off until now: who is beyond what loses the game, and loses once that effect has gone
(CR 704.5a, 704.5c, 704.6c, 101.2)."""

from __future__ import annotations

from engine.events import DidNotHappen, PlayerLoses
from engine.rules.state_based.kept_from_happening import CAUSES
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.log import Logged

HELD_OFF = frozenset({"does-not-lose", "lives-without-life"})
"""What is told of a player whom an effect keeps from losing."""

LASTING = frozenset({"no life", "poison", "commander damage"})
"""The reasons that are there still when state-based actions are checked again."""


def held_off_by(game: Game, lost: Logged) -> Logged | None:
    """The last time that an effect kept this player from losing for what loses the game now; None where that has come
    about since."""
    assert isinstance(lost.event, PlayerLoses)
    player = lost.event.player
    if lost.event.reason not in LASTING:
        return None
    for one in reversed(game.log[: lost.id - 1]):
        event = one.event
        if isinstance(event, DidNotHappen):
            if event.message.key in HELD_OFF and event.message.args["what"] == TargetId.of_player(player):
                return one
        elif isinstance(event, CAUSES) and event.affected_player == player:
            return None
    return None


def holder_of(held: Logged) -> TargetId:
    """The object whose effect kept a player from losing."""
    assert isinstance(held.event, DidNotHappen)
    by = held.event.message.args["by"].args["source"]
    assert isinstance(by, TargetId)
    return by


def state_of(reason: str, life: int) -> Message:
    """How a player is who loses for this reason."""
    return Message(f"beyond-{reason.replace(' ', '-')}", {"life": life})
