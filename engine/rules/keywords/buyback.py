"""Buyback (CR 702.27)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.events import Event, ZoneChange
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, simply
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.zones import Zone


@replaces(ZoneChange, by="702.27a")
def _bought_back(game: Game, event: Event) -> Iterable[Replacement]:
    """A spell whose buyback cost was paid returns to its owner's hand as it resolves (702.27a)."""
    assert isinstance(event, ZoneChange)
    if event.origin is not Zone.STACK or event.cause != "resolved":
        return
    made = game.objects[event.object].announced
    if made is not None and made.paid.often("buyback") and event.to is Zone.GRAVEYARD:
        label = Message("goes-elsewhere", {"object": TargetId.of_object(event.object)})
        yield Replacement(("buyback", event.object), event.object, label, ("702.27a",), _to_hand)


@simply
def _to_hand(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [replace(event, to=Zone.HAND)]
