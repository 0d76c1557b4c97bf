"""What has happened this turn, from the log and from what the scenario says of the time before (603.4, 608.2i)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engine.events import SpellCast, StepBegins, TurnBegins
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.log import Logged
from engine.state.zones import Zone

ATTACKED = "attacked"
"""Under which the facts of a game keep the objects that attacked this turn before the board began."""


def spells_cast(game: Game, player: PlayerId) -> list[ObjectId]:
    """The spells that a player has cast this turn, in order; those that have left the stack as they last were."""
    return [
        one.event.object for one in game.this_turn() if isinstance(one.event, SpellCast) and one.event.player == player
    ]


def fact(game: Game, player: PlayerId, key: str) -> Any:
    """What a scenario's history says of a player's turn so far; None where it says nothing."""
    return game.facts.get(player, {}).get(key)


def spells_of_last_turn(game: Game) -> dict[PlayerId, int]:
    """How many spells each player cast in the turn before this one, as far as the board has seen it."""
    turns = [place for place, one in enumerate(game.log) if isinstance(one.event, TurnBegins)]
    if not turns:
        game.assume("last-turn-unknown")
        return {}
    begun = turns[-2] if len(turns) > 1 else 0
    told = game.former_facts if len(turns) == 1 else {}
    cast = {p.number: len(told.get(p.number, {}).get("spells_cast", ())) for p in game.players}
    for one in game.log[begun : turns[-1]]:
        if isinstance(one.event, SpellCast):
            cast[one.event.player] = cast.get(one.event.player, 0) + 1
    return cast


def began_in_last_turn(game: Game) -> bool:
    """Whether the board began in the turn before this, so that only part of that turn has been seen."""
    return sum(isinstance(one.event, TurnBegins) for one in game.log) == 1


def active_last_turn(game: Game) -> PlayerId | None:
    """Whose turn was the one before this."""
    return next((p for p, number in game.turn.latest.items() if number == game.turn.number - 1), None)


def since_last_turn(game: Game, player: PlayerId) -> list[Logged]:
    """What has happened since the player's last turn before this one ended, as far as the board has seen it."""
    begun = [(place, one.event.player) for place, one in enumerate(game.log) if isinstance(one.event, TurnBegins)]
    first = next((one.event.player for one in game.log if isinstance(one.event, StepBegins)), None)
    turns = [(0, first), *begun]
    for (_, whose), (end, _) in reversed(list(pairwise(turns))):
        if whose == player:
            return game.log[end:]
    game.assume("before-the-board-unknown")
    return game.log


def spell_of(game: Game, object_id: ObjectId) -> ObjectId:
    """The spell that a permanent was, or the object itself."""
    before = game.came_from(object_id)
    if before is not None and before.object.zone is Zone.STACK:
        return before.object.id
    return object_id
