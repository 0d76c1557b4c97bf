"""Mentor (CR 702.134)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords.mentor import MentorOne
from engine.events import KeywordAction
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.keywords.keyword_ability_resolved import MENTOR
from engine.state.frame import Frame
from engine.state.game import Game


@done_in(MentorOne, KeywordAction)
def _mentors(game: Game, act: MentorOne, event: KeywordAction, frame: Frame) -> Iterable[int]:
    """(702.134c)"""
    if event.action == MENTOR and is_subject(game, act.what, event.objects[1], frame):
        yield event.objects[0]
