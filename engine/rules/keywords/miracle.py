"""Miracle: revealing the first card of a turn as it is drawn, and casting it for less (CR 702.94)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords.miracle import RevealedAsDrawn
from engine.events import Event, Revealed
from engine.rules.drawing import ONCE_DRAWN, is_first_of_turn
from engine.rules.pipeline import show
from engine.rules.triggers.trigger_events import watches
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Message,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone


@ONCE_DRAWN.by("702.94a")
def _may_reveal(game: Game, player: PlayerId, card: ObjectId) -> Gen[None]:
    """Only the first card that the player draws in a turn (702.94a)."""
    it = game.now(card)
    if it is None or not it.base.has("miracle") or not is_first_of_turn(game, player):
        return
    answer = yield Choice(player, "may", Message("may-reveal-miracle", {"object": it.target}), "702.94a", YES_NO)
    if answer == ["yes"]:
        yield from show(game, [Revealed((card,), player, as_drawn_by=card)], "702.94a")


@watches(RevealedAsDrawn, Revealed, zones=lambda trigger_event: (Zone.HAND,))
def _revealed(game: Game, node: RevealedAsDrawn, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, Revealed)
    if event.as_drawn_by == frame.source:
        yield TargetId.of_object(frame.source)
