"""Being made to discard by an opponent's spell or ability (CR 701.9, 614.1a)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.abilities.nouns.object_phrases import This
from engine.abilities.trigger_events import made_to_discard as md
from engine.events import Event, ZoneChange
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, simply
from engine.rules.triggers.trigger_events import watches
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone


def _by_opponent(game: Game, event: ZoneChange, player: PlayerId) -> bool:
    """Whether another player's spell or ability has the card discarded, and not a cost or a rule of the game."""
    if event.cause != "discard" or event.source is None:
        return False
    return game.characteristics(event.source).controller != player


def _zones(trigger_event: md.MadeToDiscard) -> tuple[Zone, ...]:
    return (Zone.GRAVEYARD, Zone.EXILE) if isinstance(trigger_event.what, This) else (Zone.BATTLEFIELD,)


@watches(md.MadeToDiscard, ZoneChange, zones=_zones)
def _made(game: Game, trigger_event: md.MadeToDiscard, event: ZoneChange, frame: Frame) -> Iterable[TargetId | None]:
    card = game.find(event.object)
    mine = card.owner == frame.controller and _by_opponent(game, event, card.owner)
    if mine and event.became and is_subject(game, trigger_event.what, event.became[0], frame):
        yield TargetId.of_object(event.became[0])


ENTERS_INSTEAD = looked_up(md.EntersInstead)


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
