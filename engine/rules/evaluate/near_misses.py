"""Descriptions that an object fits but for one number or the chosen name, and what that is of it (CR 109.2, 201.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.abilities.base import Node, Qualifier
from engine.abilities.nouns.comparisons import Relation, WithCompared, WithParity
from engine.abilities.nouns.noun_groups import Described, Number, WithNumber
from engine.abilities.nouns.qualifiers import OfChosenName
from engine.abilities.walk import found, replaced
from engine.grammar.memoize import memoized
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.evaluation import amount, test_of
from engine.rules.evaluate.matching import chosen_name
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject

TOLD = (WithNumber, WithCompared, WithParity, OfChosenName)
"""The parts of descriptions of which it is told how an object fails them."""

_HOW = {
    Relation.LESS: "less",
    Relation.LESS_OR_EQUAL: "or-less",
    Relation.GREATER: "greater",
    Relation.GREATER_OR_EQUAL: "or-greater",
    Relation.EQUAL: "equal",
}


@memoized
def wider(node: Node) -> tuple[tuple[Node, Qualifier], ...]:
    """What a node is without one such part of a description in it, for each of these, and that part."""
    return tuple(_wider(node))


def _wider(node: Node) -> Iterator[tuple[Node, Qualifier]]:
    for group in found(node, Described):
        for part in group.qualifiers:
            if isinstance(part, TOLD):
                rest = replace(group, qualifiers=tuple(one for one in group.qualifiers if one is not part))
                yield replaced(node, group, rest), part


def near_miss(game: Game, group: Node, it: GameObject, ch: Characteristics, frame: Frame) -> Message | None:
    """How an object fails the one part of a description that it does not fit; None where it fits it, or fails it
    otherwise."""
    if not wider(group) or test_of(group)(game, it, ch, frame):
        return None
    for rest, part in wider(group):
        if test_of(rest)(game, it, ch, frame):
            return failing(game, part, it, ch, frame)
    return None


def failing(game: Game, part: Qualifier, it: GameObject, ch: Characteristics, frame: Frame) -> Message | None:
    """What the number or name is that an object fails a part of a description by."""
    if isinstance(part, OfChosenName):
        name = chosen_name(game, frame)
        return Message("chosen-name-is", {"name": name}) if name is not None else None
    if isinstance(part, WithParity):
        value, parity = number_of(game, it, ch, Number.MANA_VALUE), part.parity.value
        return Message("its-number-is", {"number": value, "what": "mana-value", "how": parity, "bound": ""})
    if not isinstance(part, WithNumber | WithCompared):
        return None
    number = number_of(game, it, ch, part.what)
    if number is None:
        return None
    if isinstance(part, WithNumber):
        how = part.comparison.value.replace(" ", "-") or "equal"
        bound: Any = amount(game, part.amount, frame)
    else:
        how, bound = _HOW[part.how], amount(game, part.bound, frame)
    return Message(
        "its-number-is", {"number": number, "what": part.what.value.replace(" ", "-"), "how": how, "bound": bound}
    )
