"""Descriptions that an object fits but for one number or the chosen name, and what that is of it (CR 109.2, 201.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.abilities.base import Amount, Node, Qualifier
from engine.abilities.nouns.comparisons import Relation, WithCompared, WithParity
from engine.abilities.nouns.noun_groups import Described, Number, Thing, Where, WithNumber
from engine.abilities.nouns.qualifiers import OfChosenName
from engine.abilities.nouns.zones import InZone, ZoneName
from engine.abilities.quantities.amounts import CountOf
from engine.abilities.walk import found, replaced
from engine.grammar.memoize import memoized
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.evaluation import amount, players, test_of
from engine.rules.evaluate.matching import chosen_name
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject

IN_ZONES = {ZoneName.HAND, ZoneName.GRAVEYARD, ZoneName.LIBRARY}
"""The zones of one player in which the cards are counted that a number is compared with."""

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
        name = chosen_name(game, frame) if (frame.source, "name") not in game.just_told else None
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
        how = _HOW[part.how]
        bound = counted(game, part.bound, amount(game, part.bound, frame), how in ("less", "greater"), frame)
    return Message(
        "its-number-is", {"number": number, "what": part.what.value.replace(" ", "-"), "how": how, "bound": bound}
    )


def counted(game: Game, bound: Amount, number: int, last: bool, frame: Frame) -> Message | int:
    """The number that one is compared with; where things are counted for it, with what these are: "the 2 cards in B's
    hand". ``last`` says whether nothing stands behind it ("greater than" it, not it "or greater")."""
    if not isinstance(bound, CountOf):
        return number
    zone, group = None, bound.group
    if isinstance(group, Described) and group.head == Thing(Where.CARD) and not group.adjectives:
        zone = group.qualifiers[0] if len(group.qualifiers) == 1 else None
    if not isinstance(zone, InZone) or len(zone.zones) != 1 or zone.zones[0] not in IN_ZONES or zone.of is None:
        return Message("number-counted", {"count": number})
    whose = players(game, zone.of, frame)
    if len(whose) != 1:
        return Message("number-counted", {"count": number})
    args = {"count": number, "where": zone.zones[0].value, "player": TargetId.of_player(whose[0]), "last": last}
    return Message("number-of-cards", args)
