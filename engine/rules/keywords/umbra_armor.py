"""Umbra Armor (CR 702.89)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.events import DamageWearsOff, Destroyed, Event
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, simply
from engine.state.choices import Gen, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId

UMBRA = frozenset({"umbra armor", "totem armor"})
"""The keyword and its former name (702.89b)."""


@replaces(Destroyed, by="702.89a")
def _umbra(game: Game, event: Event) -> Iterable[Replacement]:
    """Instead of the enchanted permanent the Aura is destroyed, and damage marked on the permanent is removed
    (702.89a)."""
    assert isinstance(event, Destroyed)
    enchanted = TargetId.of_object(event.object)
    for it in game.permanents():
        if it.attached_to == enchanted and UMBRA & game.characteristics(it).abilities.keywords:
            label = Message("umbra-armor", {"object": enchanted, "source": it.target})
            yield Replacement(("umbra", it.id), it.id, label, ("702.89a",), _destroy_aura(it.id))


def _destroy_aura(aura: ObjectId) -> Callable[[Game, Event], Gen[list[Event]]]:
    @simply
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, Destroyed)
        return [DamageWearsOff((event.object,)), Destroyed(aura, aura)]

    return change
