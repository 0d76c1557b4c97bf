"""Sacrificing permanents (CR 701.21)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.events import Event, Sacrificed, ZoneChange
from engine.rules.pipeline import commit, happen
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.zones import Zone


def sacrifice(
    game: Game, these: Iterable[tuple[PlayerId, ObjectId]], along: Callable[[ObjectId], Event] | None = None
) -> Gen[list[ObjectId]]:
    """Players sacrifice permanents, all at once: pairs of player and permanent; returns what was sacrificed
    (701.21a). ``along`` gives what happens along with each sacrifice, seen by what is sacrificed as well."""
    moves = yield from sacrificing(game, these)
    gone = [move.object for move in moves]
    if along is not None:
        commit(game, [along(i) for i in gone])
    yield from happen(game, moves, "701.21a")
    return gone


def sacrificing(game: Game, these: Iterable[tuple[PlayerId, ObjectId]]) -> Gen[list[ZoneChange]]:
    """Players sacrifice permanents: the moves by which these are about to leave, all at once (701.21a)."""
    sacrificed = [Sacrificed(i, player) for player, i in these]
    in_turn = ("101.4",) if len({one.player for one in sacrificed}) > 1 else ()
    logged = yield from happen(game, sacrificed, "701.21a", *in_turn)
    gone = [one.event.object for one in logged if isinstance(one.event, Sacrificed)]
    return [ZoneChange(i, Zone.GRAVEYARD, Zone.BATTLEFIELD, "sacrifice") for i in gone]
