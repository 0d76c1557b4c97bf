"""Conditions about this turn that turn out to be true, with what made them so, told with what is done because of it (CR
608.2c)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.abilities.base import Condition
from engine.abilities.conditions.comparisons import Compares
from engine.abilities.conditions.turn_history import HaveCast, ObjectDid
from engine.oracle.names import with_name
from engine.rules.evaluate.evaluation import players
from engine.rules.evaluate.false_conditions import in_words
from engine.rules.evaluate.numbers_found import compared
from engine.rules.evaluate.turn_history import doers_meant, spells_meant
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId


@contextmanager
def because_it_is_true(game: Game, condition: Condition, frame: Frame) -> Iterator[None]:
    """What happens first inside is told with the condition. Nobody needs to be told what can still be seen: only that
    something has happened this turn, and two numbers of which one is worked out."""
    told = condition.of_this_turn or isinstance(condition, Compares)
    words = with_name(in_words(condition), game.find(frame.source).base.name) if told else ""
    with game.because():
        if words:
            things = TargetId.of_objects(_made_so(game, condition, frame))
            by: Message | str = Message("made-true-by", {"things": things}) if things else ""
            if isinstance(condition, Compares):
                by = compared(game, condition, frame, "numbers-compared-so")
            game.count(Message("condition-true", {"condition": words, "by": by}))
        yield


def _made_so(game: Game, condition: Condition, frame: Frame) -> list[ObjectId]:
    """The spells that were cast or the objects that did it; empty where it is about something else."""
    if isinstance(condition, HaveCast):
        who = players(game, condition.who, frame)
        return [spell for player in who for spell in spells_meant(game, player, condition, frame)]
    if isinstance(condition, ObjectDid) and not condition.denied:
        return doers_meant(game, condition, frame)
    return []
