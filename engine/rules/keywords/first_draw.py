"""Revealing the first card of a turn as it is drawn (CR 121.9), for miracle too (702.94a)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Static, Triggered
from engine.abilities.base import Ability
from engine.abilities.keywords.first_draw import (
    FirstDraw,
    FirstReveal,
    RevealedThisWay,
    RevealsFirst,
)
from engine.abilities.trigger_events import TriggerWord
from engine.events import Event, Revealed
from engine.oracle.keywords.stands_for import STANDS_FOR
from engine.rules.continuous.statements import looked_up
from engine.rules.drawing import ONCE_DRAWN, is_first_of_turn
from engine.rules.evaluate.event_verbs import is_subject
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

REVEALS_FIRST = looked_up(RevealsFirst)


@STANDS_FOR.register(FirstReveal)
def _first_reveal(symbol: FirstReveal) -> tuple[Ability, ...]:
    triggers = (
        Triggered(TriggerWord.WHENEVER, RevealedThisWay(one.what, made=True), one.effect) for one in symbol.then
    )
    return (Static((RevealsFirst(symbol.first, made=True),)), *triggers)


@ONCE_DRAWN.by("121.9")
def _reveal_first(game: Game, player: PlayerId, card: ObjectId) -> Gen[None]:
    """For each permanent that says so, once it is known what was drawn (121.9)."""
    if not is_first_of_turn(game, player):
        return
    for node, standing in list(REVEALS_FIRST.said(game)):
        source = game.now(standing.frame.source)
        if source is None or standing.frame.controller != player or game.now(card) is None:
            continue
        if node.first is FirstDraw.YOUR_TURNS and game.turn.active != player:
            continue
        if node.first is FirstDraw.MAY:
            prompt = Message("may-reveal-drawn", {"object": TargetId.of_object(card), "source": source.target})
            if (yield Choice(player, "may", prompt, "121.9", YES_NO)) != ["yes"]:
                continue
        yield from show(game, [Revealed((card,), player, as_drawn_by=source.id)], "121.9")


@watches(RevealedThisWay, Revealed)
def _revealed(game: Game, node: RevealedThisWay, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, Revealed)
    if event.as_drawn_by == frame.source and is_subject(game, node.what, event.objects[0], frame):
        yield TargetId.of_object(event.objects[0])
