"""Creatures that enter the battlefield attacking (CR 506.3a-f, 508.4a)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.decisions import Message
from engine.events import Event, ZoneChange
from engine.game import Game
from engine.rules.combat.attacking import attackable
from engine.rules.entering import would_enter
from engine.rules.replacement import Replacement, Way, replaces, simply


@simply
def _not_attacking(game: Game, event: Event) -> list[Event]:
    """It enters, but is never an attacking creature (506.3a)."""
    assert isinstance(event, ZoneChange)
    return [replace(event, attacking=None)]


@replaces(ZoneChange)
def _enters_attacking(game: Game, event: Event) -> Iterable[Replacement]:
    """Only a creature of the attacking player enters attacking, and only what can be attacked; never a battle."""
    assert isinstance(event, ZoneChange)
    if event.attacking is None or not event.enters:
        return
    ch = would_enter(game, event)[1]
    if "Creature" not in ch.types:
        rules: tuple[str, ...] = ("506.3a",)
    elif "Battle" in ch.types:
        rules = ("506.3f",)
    elif ch.controller != game.turn.active or not game.turn.step.is_combat:
        rules = ("506.3b",)
    elif event.attacking not in attackable(game, ch.controller):
        rules = ("506.3c", "508.4a")
    else:
        return
    yield Replacement(
        ("enters attacking", event.object),
        event.object,
        Message("enters-not-attacking", {"object": ("object", event.object)}),
        rules,
        _not_attacking,
        way=Way.ADDS,
    )
