"""Training (CR 702.149)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords.training import Train
from engine.events import KeywordAction
from engine.rules.evaluate.event_verbs import done_in
from engine.rules.keywords.keyword_ability_resolved import TRAIN
from engine.state.frame import Frame
from engine.state.game import Game


@done_in(Train, KeywordAction)
def _trains(game: Game, act: Train, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.149c)"""
    if event.action == TRAIN:
        yield event.objects[0]
