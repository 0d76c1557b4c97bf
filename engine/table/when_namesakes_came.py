"""From when on things of one name need numbers: since the second of them is in play under that name (CR 707.2)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.events import MadeToken, SpellCopied, ZoneChange
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.zones import Zone

IN_PLAY = (Zone.BATTLEFIELD, Zone.STACK)


def when_several(game: Game, roots: Collection[ObjectId], is_named: Callable[[ObjectId, str | None], bool]) -> int:
    """The id of the event since which two of these things are in play by a name; ``is_named`` says whether an object
    is called so as it is now, or was by a name that it had."""
    came = _arrivals(game)
    first = sorted(min(_named_since(game, root, came, is_named), default=0) for root in roots)
    return first[1] if len(first) > 1 else 0


def _named_since(
    game: Game, root: ObjectId, came: dict[ObjectId, int], is_named: Callable[[ObjectId, str | None], bool]
) -> list[int]:
    """When each object that the thing was in play came by the name."""
    found = []
    here: ObjectId | None = root
    while here is not None:
        if game.find(here).zone in IN_PLAY:
            since = came.get(here, 0)
            for until, name in (*game.names.get(here, ()), (None, None)):
                if is_named(here, name):
                    found.append(since)
                    break
                since = until if until is not None else since
        here = game.follow(here)
    return found


def _arrivals(game: Game) -> dict[ObjectId, int]:
    """The event by which each object came that was not there from the first."""
    came: dict[ObjectId, int] = {}
    for logged in game.log:
        match logged.event:
            case ZoneChange(became=made) | MadeToken(objects=made):
                for object_id in made:
                    came.setdefault(object_id, logged.id)
            case SpellCopied(object=object_id):
                came.setdefault(object_id, logged.id)
    return came
