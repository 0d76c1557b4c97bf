"""Sneak (CR 702.190)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.events import Event, ZoneChange
from engine.rules.keywords.ninjutsu import attacked_before
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces, simply
from engine.rules.replacement.permanent_as_it_would_enter import as_it_enters
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.zones import Zone


@replaces(ZoneChange, by="702.190b")
def _sneaks_in(game: Game, event: Event) -> Iterable[Replacement]:
    """A permanent spell whose sneak cost was paid enters tapped and attacking (702.190b)."""
    assert isinstance(event, ZoneChange)
    made = game.objects[event.object].announced
    if event.enters and event.origin is Zone.STACK and made is not None and made.paid.keyword == "sneak":
        label = Message("enters-in-a-way", {"object": TargetId.of_object(event.object)})
        yield Replacement(
            ("sneak", event.object), event.object, label, ("702.190b",), _attacking, alteration=Alteration.ADDS
        )


@simply
def _attacking(game: Game, event: Event) -> list[Event]:
    """Only a creature attacks (506.3a)."""
    assert isinstance(event, ZoneChange)
    made = game.objects[event.object].announced
    assert made is not None
    attacks = "Creature" in as_it_enters(game, event).types and game.turn.step.is_combat
    return [replace(event, tapped=True, attacking=attacked_before(game, made.paid) if attacks else None)]
