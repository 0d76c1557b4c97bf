"""Absorb (CR 702.64)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.abilities.quantities.amounts import Fixed
from engine.events import Damage, DamagePrevented, Event
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces, simply
from engine.rules.replacement.prevention import can_be_prevented, tell_unpreventable
from engine.state.choices import Gen, Message
from engine.state.game import Game


@replaces(Damage, by="702.64a")
def _absorb(game: Game, event: Event) -> Iterable[Replacement]:
    """Each instance prevents so much of the damage from a source (702.64a-c)."""
    assert isinstance(event, Damage)
    if event.target.object is None or not game.characteristics(event.target.object).has("absorb"):
        return
    if not can_be_prevented(game, event):
        tell_unpreventable(game, event)
        return
    for place, keyword in enumerate(game.characteristics(event.target.object).abilities.keyword("absorb")):
        number = keyword.amount.value if isinstance(keyword.amount, Fixed) else 0  # an X that nothing defines (107.3j)
        if not number:
            continue
        label = Message("umbra-armor", {"object": event.target, "source": event.target})
        yield Replacement(
            ("absorb", event.target, place),
            event.target.object,
            label,
            ("702.64a",),
            _less(number),
            alteration=Alteration.ADDS,
        )


def _less(number: int) -> Callable[[Game, Event], Gen[list[Event]]]:
    @simply
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        kept = min(number, event.amount)
        prevented = DamagePrevented(event.source, event.target, kept, event.target.object, event.combat)
        left = [replace(event, amount=event.amount - kept)] if event.amount > kept else []
        return [prevented, *left]

    return change
