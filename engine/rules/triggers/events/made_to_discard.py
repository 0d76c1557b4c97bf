"""Being made to discard by an opponent's spell or ability (CR 701.9, 614.1a)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from engine.abilities.nouns.object_phrases import This
from engine.abilities.trigger_events import made_to_discard as md
from engine.events import Event, ZoneChange
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, simply
from engine.rules.triggers.trigger_events import watches
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone


def _by_opponent(game: Game, event: ZoneChange, player: PlayerId) -> bool:
    """Whether another player's spell or ability has the card discarded, and not a cost or a rule of the game."""
    if not _by_effect(event):
        return False
    assert event.source is not None
    return game.characteristics(event.source).controller != player


def _by_effect(event: ZoneChange) -> bool:
    """Whether an effect has the card discarded, and not a cost or a rule of the game."""
    return event.cause == "discard" and event.source is not None and not event.as_cost


def _zones(trigger_event: md.MadeToDiscard) -> tuple[Zone, ...]:
    return (Zone.GRAVEYARD, Zone.EXILE) if isinstance(trigger_event.what, This) else (Zone.BATTLEFIELD,)


@watches(md.MadeToDiscard, ZoneChange, zones=_zones)
def _made(game: Game, trigger_event: md.MadeToDiscard, event: ZoneChange, frame: Frame) -> Iterable[TargetId | None]:
    card = game.find(event.object)
    mine = card.owner == frame.controller and _by_opponent(game, event, card.owner)
    if mine and event.became and is_subject(game, trigger_event.what, event.became[0], frame):
        yield TargetId.of_object(event.became[0])


ENTERS_INSTEAD = looked_up(md.EntersInstead)
ON_TOP = looked_up(md.DiscardOnTop)


@replaces(ZoneChange, by="614.1a")
def _enters_instead(game: Game, event: Event) -> Iterable[Replacement]:
    """The ability works in the hand (113.6)."""
    assert isinstance(event, ZoneChange)
    it = game.objects[event.object]
    if event.to is not Zone.GRAVEYARD or not _by_opponent(game, event, it.owner):
        return
    for node, frame in ENTERS_INSTEAD.own(game, it):
        label = Message("goes-elsewhere", {"object": it.target})
        key = ("made to discard", it.id, id(node))
        yield Replacement(key, it.id, label, ("614.1a",), simply(_entering(node, frame)))


def _entering(node: md.EntersInstead, frame: Frame) -> Callable[[Game, Event], list[Event]]:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, ZoneChange)
        counters: tuple[tuple[str, int], ...] = ()
        if node.count is not None and node.kind is not None:
            counters = ((str(node.kind.name), amount(game, node.count, frame)),)
        return [replace(event, to=Zone.BATTLEFIELD, controller=frame.controller, counters=counters)]

    return change


@replaces(ZoneChange, by="614.1a")
def _on_top(game: Game, event: Event) -> Iterable[Replacement]:
    """Its owner may put it on top of the library instead; it is discarded all the same (701.9a, 701.9c)."""
    assert isinstance(event, ZoneChange)
    if event.to is not Zone.GRAVEYARD or not _by_effect(event):
        return
    for _, standing in ON_TOP.said(game):
        if game.objects[event.object].owner == standing.frame.controller:
            source = standing.frame.source
            args = {"object": TargetId.of_object(event.object), "source": TargetId.of_object(source)}
            change = partial(_offered, standing.frame.controller)
            yield Replacement(("on top", standing.key), source, Message("sends-elsewhere", args), ("614.1a",), change)


def _offered(player: PlayerId, game: Game, event: Event) -> Gen[list[Event]]:
    assert isinstance(event, ZoneChange)
    prompt = Message("may-discard-on-top", {"object": TargetId.of_object(event.object)})
    if (yield Choice(player, "may", prompt, "614.1a", YES_NO)) == ["yes"]:
        return [replace(event, to=Zone.LIBRARY, position=0)]
    return [event]
