"""Casting from a graveyard: flashback (CR 702.34)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.ability import Keyword
from engine.decisions import Message
from engine.events import Event, ZoneChange
from engine.game import Game
from engine.objects import GameObject
from engine.printed import COMPILED
from engine.rules.casting import Way, faces_castable, ways_to_cast
from engine.rules.replacement import Replacement, replaces, simply
from engine.zones import Zone

EXILED = "exile when it leaves the stack"


@ways_to_cast
def _flashback(game: Game, it: GameObject, player: int) -> Iterable[Way]:
    """An instant or sorcery card may be cast from its owner's graveyard for its flashback cost (702.34a)."""
    if it.zone is not Zone.GRAVEYARD or it.owner != player or it.card is None:
        return
    for _, face in faces_castable(it):
        values = COMPILED.faces(it.card)[face]
        if not {"Instant", "Sorcery"}.isdisjoint(values.types):
            for ability in values.abilities.keyword("flashback"):
                assert isinstance(ability, Keyword)
                mana = ability.cost.text if ability.cost is not None else ""
                yield Way("flashback", face, mana, ("702.34a",), ability.costs, memory={EXILED: True})


@replaces(ZoneChange)
def _exiled(game: Game, event: Event) -> Iterable[Replacement]:
    """A spell cast with flashback is exiled instead of going anywhere else from the stack (702.34a)."""
    assert isinstance(event, ZoneChange)
    if event.origin is Zone.STACK and event.to is not Zone.EXILE and game.objects[event.object].memory.get(EXILED):
        label = Message("goes-elsewhere", {"object": ("object", event.object)})
        yield Replacement(("flashback", event.object), event.object, label, ("702.34a",), _exile)


@simply
def _exile(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [replace(event, to=Zone.EXILE, position=None)]


@replaces(ZoneChange)
def _bought_back(game: Game, event: Event) -> Iterable[Replacement]:
    """A spell whose buyback cost was paid returns to its owner's hand as it resolves (702.27a)."""
    assert isinstance(event, ZoneChange)
    if event.origin is not Zone.STACK or event.cause != "resolved":
        return
    made = game.objects[event.object].announced
    if made is not None and made.paid.get("buyback") and event.to is Zone.GRAVEYARD:
        label = Message("goes-elsewhere", {"object": ("object", event.object)})
        yield Replacement(("buyback", event.object), event.object, label, ("702.27a",), _to_hand)


@simply
def _to_hand(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [replace(event, to=Zone.HAND)]
