"""What is done in an event, and who does it: what triggers watch for and conditions look up (CR 603.2, 603.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.abilities.base import Node, Ref
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns.object_phrases import All, Bare, Each, Some, This, ThisOr, ThisOrHost
from engine.abilities.quantities.amounts import AtLeast, Fixed
from engine.abilities.trigger_events.base import ObjectEventVerb, PlayerEventVerb
from engine.events import Event
from engine.rules.evaluate.evaluation import objects, test_of
from engine.rules.evaluate.object_phrases import looked_at, other_than
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.zones import Zone

BATTLEFIELD = (Zone.BATTLEFIELD,)


class Recognition:
    """How an act is recognised: in which events, who did it, and where an ability about itself functions."""

    def __init__(self, events: tuple[type[Event], ...], doers: Callable[..., Iterable[int]], own: tuple[Zone, ...]):
        self.events = events
        self.doers = doers
        self.own = own


EVENT_VERBS: Dispatch[Any] = Dispatch("an act that triggers watch for", ObjectEventVerb, PlayerEventVerb)


def done_in(
    act: type[Node], *events: type[Event], own: tuple[Zone, ...] = BATTLEFIELD
) -> Callable[[Callable[..., Iterable[int]]], Callable[..., Iterable[int]]]:
    """Decorator: this function gives the objects, or players, that did the act in an event.

    ``own`` are the zones in which an ability about its own object's act functions (113.6k).
    """

    def remember(function: Callable[..., Iterable[int]]) -> Callable[..., Iterable[int]]:
        EVENT_VERBS.register(act)(Recognition(events, function, own))
        return function

    return remember


def is_subject(game: Game, ref: Ref, object_id: ObjectId, frame: Frame) -> bool:
    """Whether an object is what the subject of a trigger event describes; as it last was, if it has gone."""
    if isinstance(ref, This):
        return object_id == frame.source
    if isinstance(ref, ThisOr | ThisOrHost) and object_id == frame.source:
        return True
    if isinstance(ref, ThisOrHost):
        return is_subject(game, ref.host, object_id, frame)
    if isinstance(ref, Some | Each | ThisOr | Bare | All):
        if ref.article is not None and ref.article.value and object_id in other_than(game, ref, frame):
            return False
        it = game.find(object_id)
        return test_of(ref.group)(game, it, game.characteristics(object_id), frame)
    if ref.antecedent is not None:  # of a delayed trigger: that very object (603.7c)
        return object_id in looked_at(game, ref, frame)
    return object_id in objects(game, ref, frame)


def least_of(ref: Any) -> int | None:
    """How many "one or more creatures" asks for; None for a noun phrase that speaks of each by itself."""
    if isinstance(ref, Some) and isinstance(ref.count, AtLeast):
        return ref.count.amount.value if isinstance(ref.count.amount, Fixed) else 1
    return None
