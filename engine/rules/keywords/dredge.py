"""Dredge (CR 702.52)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.abilities.quantities.amounts import Fixed
from engine.events import DrawCard, Event, ZoneChange
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.unknown_cards import library_has, top_of_library
from engine.state.zones import Zone


@replaces(DrawCard, by="702.52a")
def _dredge(game: Game, event: Event) -> Iterable[Replacement]:
    """With enough cards in the library, one may mill so many and return the card instead of drawing (702.52a-b)."""
    assert isinstance(event, DrawCard)
    for it in game.in_zone(Zone.GRAVEYARD, event.player):
        for keyword in game.characteristics(it).abilities.keyword("dredge"):
            number = keyword.amount.value if isinstance(keyword.amount, Fixed) else 0
            if library_has(game, event.player, number):
                label = Message("dredge-this", {"object": it.target, "number": number, "which": ""})
                yield Replacement(("dredge", it.id), it.id, label, ("702.52a",), _may_dredge(it.id, number))


def _may_dredge(card: ObjectId, number: int) -> Callable[[Game, Event], Gen[list[Event]]]:
    def change(game: Game, event: Event) -> Gen[list[Event]]:
        assert isinstance(event, DrawCard)
        args = {"object": TargetId.of_object(card), "number": number, "which": event.which}
        prompt = Message("dredge-this", args)
        answer = yield Choice(event.player, "may", prompt, "702.52a", YES_NO)
        if answer != ["yes"] or card not in game.objects:
            return [event]
        top = top_of_library(game, event.player, number)
        milled = [ZoneChange(i, Zone.GRAVEYARD, Zone.LIBRARY, "mill", card) for i in top]
        return [*milled, ZoneChange(card, Zone.HAND, Zone.GRAVEYARD, "dredge", card)]

    return change
