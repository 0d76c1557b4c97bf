"""The questions that rules ask of the words of an ability: which number, whether it is true, which objects and players,
whether an object fits (CR 608.2).

One table for each question, by node class; the modules beside this one answer for particular nodes and ask further
questions only here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities.base import Amount, Condition, Node, Predicate, Ref, Who
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns import player_phrases as pl
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.memoize import memoized
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.limits import check_number
from engine.state.objects import GameObject

Test = Callable[[Game, GameObject, Characteristics, Frame], bool]
"""Whether an object with these characteristics fits, seen from a frame."""

AMOUNTS: Dispatch[Callable[[Game, Any, Frame], int]] = Dispatch("a number", Amount)
CONDITIONS: Dispatch[Callable[[Game, Any, Frame], bool]] = Dispatch("a condition", Condition)
OBJECTS: Dispatch[Callable[[Game, Any, Frame], list[ObjectId]]] = Dispatch("objects", Ref)
PLAYERS: Dispatch[Callable[[Game, Any, Frame], list[PlayerId]]] = Dispatch("players", Who)
FITS: Dispatch[Callable[[Any], Test]] = Dispatch("a description", Predicate)


def amount(game: Game, node: Amount, frame: Frame) -> int:
    """The number that an amount stands for now (107, 608.2h)."""
    number = node.value if type(node) is Fixed else AMOUNTS[type(node)](game, node, frame)
    check_number(number)
    return number


def holds(game: Game, condition: Condition, frame: Frame) -> bool:
    """Whether a condition is true now."""
    return CONDITIONS[type(condition)](game, condition, frame)


def objects(game: Game, ref: Ref, frame: Frame) -> list[ObjectId]:
    """The ids of the objects that a noun phrase stands for; those that have left may be among them."""
    return OBJECTS[type(ref)](game, ref, frame)


def players(game: Game, who: Who, frame: Frame) -> list[PlayerId]:
    """The numbers of the players that a noun phrase stands for, in turn order (101.4)."""
    return PLAYERS[type(who)](game, who, frame)


def is_player(who: Who) -> Callable[[Game, PlayerId, Frame], bool]:
    """A quick test whether a player is (one of) those a phrase stands for."""
    if isinstance(who, pl.You):
        return lambda game, player, frame: player == frame.controller
    if isinstance(who, pl.AnOpponent | pl.EachOpponent | pl.YourOpponents | pl.EachOtherPlayer):
        return lambda game, player, frame: player != frame.controller
    if type(who) in (pl.APlayer, pl.EachPlayer, pl.Players):
        return lambda game, player, frame: True
    return lambda game, player, frame: player in players(game, who, frame)


@memoized
def test_of(node: Node) -> Test:
    """The test that a noun group or predicate stands for (109.2)."""
    return FITS[type(node)](node)


def fits(game: Game, group: Node, it: GameObject, frame: Frame) -> bool:
    """Whether an object fits a noun group now."""
    return test_of(group)(game, it, game.characteristics(it), frame)
