"""Planeswalkers: loyalty (CR 306)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import Event, ZoneChange
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces, simply
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.undetermined_numbers import determined


@replaces(ZoneChange, by="306.5b")
def _enters_with_loyalty(game: Game, event: Event) -> Iterable[Replacement]:
    """A planeswalker enters with as many loyalty counters as its printed loyalty (306.5b)."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    ch = would_enter(game, event)[1]
    if "Planeswalker" in ch.types and ch.loyalty:
        yield Replacement(
            ("loyalty counters", event.object),
            event.object,
            Message("enters-with-loyalty", {"object": TargetId.of_object(event.object), "count": ch.loyalty}),
            ("306.5b",),
            _with_loyalty,
            alteration=Alteration.ADDS,
            part="counters",
        )


@simply
def _with_loyalty(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [with_counters(event, "loyalty", determined(would_enter(game, event)[1].loyalty))]
