"""Conditions about this turn that turn out to be true, with what made them so, told with what is done because of it (CR
608.2c)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.abilities.base import Condition
from engine.abilities.conditions.comparisons import Compares
from engine.abilities.conditions.turn_history import HaveCast, ObjectDid
from engine.oracle.names import with_name
from engine.rules.evaluate.evaluation import holds, players
from engine.rules.evaluate.false_conditions import in_words, is_expected
from engine.rules.evaluate.numbers_found import behind_colon, number_found
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
    with game.because():
        if told:
            _tell(game, condition, frame)
        yield


@contextmanager
def which_of_two(game: Game, condition: Condition, frame: Frame, *, also_if_not: bool = True) -> Iterator[bool]:
    """Whether a condition is true that decides which of two things is done (614.15); the first that happens inside is
    told with it, ``also_if_not`` so."""
    met = holds(game, condition, frame)
    with game.because():
        if met:
            _tell(game, condition, frame)
        elif also_if_not and is_expected(condition) and (words := _words(game, condition, frame)):
            game.count(
                Message(
                    "condition-false",
                    {"condition": words, "number": behind_colon(number_found(game, condition, frame))},
                )
            )
        yield met


def _words(game: Game, condition: Condition, frame: Frame) -> str:
    return with_name(in_words(condition), game.find(frame.source).base.name)


def _tell(game: Game, condition: Condition, frame: Frame) -> None:
    """That it is true, with what made it so, or the number that it asks for; of what was paid for nobody asks."""
    words = _words(game, condition, frame)
    if not words or not is_expected(condition):
        return
    by = TargetId.of_objects(_made_so(game, condition, frame)) or number_found(game, condition, frame)
    game.count(Message("condition-true", {"condition": words, "by": behind_colon(by)}))


def _made_so(game: Game, condition: Condition, frame: Frame) -> list[ObjectId]:
    """The spells that were cast or the objects that did it; empty where it is about something else."""
    if isinstance(condition, HaveCast):
        who = players(game, condition.who, frame)
        return [spell for player in who for spell in spells_meant(game, player, condition, frame)]
    if isinstance(condition, ObjectDid) and not condition.denied:
        return doers_meant(game, condition, frame)
    return []
