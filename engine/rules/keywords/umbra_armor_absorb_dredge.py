"""Umbra armor, absorb and dredge: keywords that replace what would happen (CR 702.52, 702.64, 702.89)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.abilities.ability import Keyword
from engine.abilities.quantities.amounts import Fixed
from engine.events import Damage, DamagePrevented, DamageWearsOff, Destroyed, DrawCard, Event, ZoneChange
from engine.rules.pipeline.applying import Replacement, Way, replaces, simply
from engine.rules.replacement.prevention import can_be_prevented
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.zones import Zone

Instead = Callable[[Game, Event], Gen[list[Event]]]

# ---- umbra armor

UMBRA = frozenset({"umbra armor", "totem armor"})
"""The keyword and its former name (702.89b)."""


@replaces(Destroyed, by="702.89a")
def _umbra(game: Game, event: Event) -> Iterable[Replacement]:
    """Instead of the enchanted permanent the Aura is destroyed, and damage marked on the permanent is removed
    (702.89a)."""
    assert isinstance(event, Destroyed)
    for it in game.permanents():
        if it.attached_to == TargetId.of_object(event.object) and UMBRA & game.characteristics(it).abilities.keywords:
            label = Message("umbra-armor", {"object": TargetId.of_object(event.object), "source": it.target})
            yield Replacement(("umbra", it.id), it.id, label, ("702.89a",), _destroy_aura(it.id))


def _destroy_aura(aura: ObjectId) -> Instead:
    @simply
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, Destroyed)
        return [DamageWearsOff((event.object,)), Destroyed(aura, aura)]

    return change


# ---- absorb


@replaces(Damage, by="702.64a")
def _absorb(game: Game, event: Event) -> Iterable[Replacement]:
    """Each instance prevents so much of the damage from a source (702.64a-c)."""
    assert isinstance(event, Damage)
    if event.target.object is None or not can_be_prevented(game, event):
        return
    for place, keyword in enumerate(game.characteristics(event.target.object).abilities.keyword("absorb")):
        label = Message("umbra-armor", {"object": event.target, "source": event.target})
        yield Replacement(
            ("absorb", event.target, place), event.target.object, label, ("702.64a",), _less(keyword), way=Way.ADDS
        )


def _less(keyword: Keyword) -> Instead:
    @simply
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        most = keyword.amount.value if isinstance(keyword.amount, Fixed) else 0
        kept = min(most, event.amount)
        prevented = DamagePrevented(event.source, event.target, kept, event.target.object, event.combat)
        left = [replace(event, amount=event.amount - kept)] if event.amount > kept else []
        return [prevented, *left]

    return change


# ---- dredge


@replaces(DrawCard, by="702.52a")
def _dredge(game: Game, event: Event) -> Iterable[Replacement]:
    """With enough cards in the library, one may mill so many and return the card instead of drawing (702.52a-b)."""
    assert isinstance(event, DrawCard)
    for it in game.in_zone(Zone.GRAVEYARD, event.player):
        for keyword in it.base.abilities.keyword("dredge"):
            number = keyword.amount.value if isinstance(keyword.amount, Fixed) else 0
            if len(game.ids(Zone.LIBRARY, event.player)) >= number:
                label = Message("dredge-this", {"object": it.target, "number": number})
                yield Replacement(("dredge", it.id), it.id, label, ("702.52a",), _may_dredge(it.id, number))


def _may_dredge(card: ObjectId, number: int) -> Instead:
    def change(game: Game, event: Event) -> Gen[list[Event]]:
        assert isinstance(event, DrawCard)
        prompt = Message("dredge-this", {"object": TargetId.of_object(card), "number": number})
        answer = yield Choice(event.player, "may", prompt, "702.52a", YES_NO)
        if answer != ["yes"] or card not in game.objects:
            return [event]
        top = game.ids(Zone.LIBRARY, event.player)[:number]
        milled = [ZoneChange(i, Zone.GRAVEYARD, Zone.LIBRARY, "mill", card) for i in top]
        return [*milled, ZoneChange(card, Zone.HAND, Zone.GRAVEYARD, "dredge", card)]

    return change
