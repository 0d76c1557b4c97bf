"""Keyword actions that players and permanents take, watched for by name (CR 701)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.trigger_events.keyword_actions import (
    CardsLookedAt,
    DoObjectKeywordAction,
    DoPlayerKeywordAction,
)
from engine.events import KeywordAction
from engine.rules.evaluate.evaluation import AMOUNTS, fits
from engine.rules.evaluate.event_verbs import done_in
from engine.state.frame import Frame
from engine.state.game import Game


@done_in(DoPlayerKeywordAction, KeywordAction)
def _do_deed(game: Game, act: DoPlayerKeywordAction, event: KeywordAction, frame: Frame) -> Iterable[int]:
    if event.action == act.action.value:
        yield event.player


@done_in(DoObjectKeywordAction, KeywordAction)
def _do_own_deed(game: Game, act: DoObjectKeywordAction, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(701.44b, 701.50b) The card that was revealed as a permanent explored is looked at as it was in the library."""
    if event.action != act.action.value:
        return
    if act.card is None or any(fits(game, act.card, game.find(i), frame) for i in event.objects[1:]):
        yield from event.objects[:1]


@AMOUNTS.register(CardsLookedAt)
def _looked_at(game: Game, node: CardsLookedAt, frame: Frame) -> int:
    """As many as there were, whatever number was to be looked at (609.3)."""
    return len(frame.event.objects) if isinstance(frame.event, KeywordAction) else 0
