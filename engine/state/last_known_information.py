"""Last known information: what an object was as it last existed in its zone (CR 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.state.characteristics import Characteristics
from engine.state.ids import ObjectId
from engine.state.objects import GameObject
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(slots=True)
class Former:
    """An object that has left its zone, as it last was there (608.2h), and what it became."""

    object: GameObject
    characteristics: Characteristics
    became: ObjectId | None
    """The new object, or the one it merged with; of what a merged permanent was made of the topmost (730.3)."""
    combat: dict[str, Any] = field(default_factory=dict)
    also: tuple[ObjectId, ...] = ()
    """The others of those that a merged permanent was made of (730.3c)."""
    attached: frozenset[ObjectId] = frozenset()
    """What was attached to it."""


def attached_to_it(game: Game, it: GameObject) -> frozenset[ObjectId]:
    """What is attached to an object."""
    return frozenset(i for i in game.shared[Zone.BATTLEFIELD] if game.objects[i].attached_to == it.target)


def last_seen(game: Game, it: GameObject) -> Characteristics:
    """What an object is, or was before the batch of events that is happening (603.10, 608.2h)."""
    before = game.before_batch
    seen = before.characteristics.get(it.id) if before is not None else None
    return seen if seen is not None else game.characteristics(it)


def combat_before(game: Game, object_id: ObjectId) -> dict[str, Any]:
    """What an object's part in combat was as it left the battlefield (608.2h), by its id there or the one after it,
    which is that of a token that has ceased to exist since, too."""
    pasts = (game.former.get(object_id), game.came_from(object_id))
    return next((past.combat for past in pasts if past is not None and past.combat), {})
