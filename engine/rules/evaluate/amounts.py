"""Working out numbers (CR 107, 608.2h)."""

from __future__ import annotations

from engine.abilities.base import Amount, Count
from engine.abilities.nouns.noun_groups import Number
from engine.abilities.nouns.object_phrases import This
from engine.abilities.quantities import amounts as a
from engine.abilities.quantities.for_each import TimesKicked
from engine.rules.evaluate.described_objects import number_fitting
from engine.rules.evaluate.evaluation import AMOUNTS, amount
from engine.rules.evaluate.mana_value import cite_mana_value, mana_value_of
from engine.rules.evaluate.object_phrases import found_out
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined
from engine.state.zones import Zone


def bounds(game: Game, count: Count, frame: Frame) -> tuple[int, int | None]:
    """The least and greatest number of things to choose; None for no limit."""
    if isinstance(count, a.Exactly):
        n = _at_least_none(game, count.amount, frame)
        return n, n
    if isinstance(count, a.OneTo):
        return 1, count.numbers.most
    if isinstance(count, a.UpTo):
        return 0, _at_least_none(game, count.amount, frame)
    if isinstance(count, a.AtLeast):
        return _at_least_none(game, count.amount, frame), None
    if isinstance(count, a.OneAndPerKick):
        n = 1 + amount(game, TimesKicked(This()), frame)
        return n, n
    return 0, None


def _at_least_none(game: Game, number: Amount, frame: Frame) -> int:
    """A number of things to choose: where it would be negative, there are none (107.1b)."""
    return max(0, amount(game, number, frame))


def number_of(game: Game, it: GameObject, ch: Characteristics, what: Number) -> int | None:
    """A numeric characteristic of an object; None for what it does not have."""
    if what is Number.POWER:
        return ch.power
    if what is Number.TOUGHNESS:
        return ch.toughness
    if what is Number.BASE_POWER:
        return ch.base_power
    if what is Number.BASE_TOUGHNESS:
        return ch.base_toughness
    if what is Number.LOYALTY:
        return _loyalty(it, ch)
    cite_mana_value(game, it, ch)
    return mana_value_of(it, ch)


def _loyalty(it: GameObject, ch: Characteristics) -> int | None:
    """On the battlefield the number of loyalty counters, elsewhere what is printed (306.5a, 306.5c)."""
    if "Planeswalker" not in ch.types:
        return None
    return it.loyalty if it.zone is Zone.BATTLEFIELD else ch.loyalty


@AMOUNTS.register(a.Fixed)
def _fixed(game: Game, node: a.Fixed, frame: Frame) -> int:
    return node.value


@AMOUNTS.register(a.X)
def _x(game: Game, node: a.X, frame: Frame) -> int:
    return determined(frame.x)


@AMOUNTS.register(a.Y)
def _y(game: Game, node: a.Y, frame: Frame) -> int:
    """(107.3p)"""
    return determined(frame.y)


@AMOUNTS.register(a.CountOf)
def _count_of(game: Game, node: a.CountOf, frame: Frame) -> int:
    return number_fitting(game, node.group, frame)


@AMOUNTS.register(a.NumberOf)
def _number_of(game: Game, node: a.NumberOf, frame: Frame) -> int:
    total = 0
    for object_id in found_out(game, node.of, frame):
        number = determined(number_of(game, game.find(object_id), game.characteristics(object_id), node.what))
        if game.tracking is None and (key := _told(game, object_id, frame)):
            what = node.what.value.replace(" ", "-")
            game.count(Message(key, {"object": TargetId.of_object(object_id), "what": what, "number": number}))
        total += number
    return total


HAD_NUMBER, NUMBER_OF_EXILED = "had-number", "number-of-exiled"
"""That something that has left had a number, or what stays in exile has it."""


def _told(game: Game, object_id: ObjectId, frame: Frame) -> str:
    """How the number of an object is told that nobody sees: it has left as it was, or is in exile by what has left the
    battlefield and does not give it back."""
    if object_id not in game.objects:
        return HAD_NUMBER
    gone = frame.source not in game.objects and game.find(frame.source).zone is Zone.BATTLEFIELD
    return NUMBER_OF_EXILED if gone and game.objects[object_id].zone is Zone.EXILE else ""
