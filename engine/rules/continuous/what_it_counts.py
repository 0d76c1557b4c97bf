"""What an effect counts that makes power and toughness what they are (CR 613.4, 604.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.abilities.base import Node
from engine.abilities.quantities.amounts import CountOf
from engine.abilities.quantities.computed_amounts import CardTypesAmong, Plus
from engine.abilities.quantities.for_each import PerObject
from engine.abilities.quantities.life_totals import LifeTotal
from engine.abilities.walk import found
from engine.events import Counting
from engine.rules.evaluate.described_objects import fitting, zones_of
from engine.rules.evaluate.evaluation import players
from engine.state.choices import Message, Term
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

MOST_NAMED = 4
"""So many things that are counted are named; of more it is said how many they are."""

OPEN = {Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE}
"""Where everybody sees what is counted."""


def counting(game: Game, words: Node, frame: Frame, it: GameObject | None = None) -> Counting | None:
    """What stands behind the one number in some words that is counted now, for the object that they are applied to;
    None where there is no such number, or more than one."""
    nodes = [*dict.fromkeys(found(words, CountOf, PerObject, CardTypesAmong, LifeTotal))]
    if it is not None and frame.each is None:
        frame = replace(frame, each=it.target)
    if len(nodes) > 1 and all(isinstance(one, CountOf) for one in nodes):
        return _in_all(game, words, nodes, frame)
    if len(nodes) != 1:
        return None
    node = nodes[0]
    if isinstance(node, LifeTotal):
        return Counting(players=tuple(TargetId.of_players(players(game, node.who, frame))))
    if not isinstance(node, CountOf | PerObject | CardTypesAmong) or not OPEN.issuperset(zones_of(node.group)):
        return None
    those = fitting(game, node.group, frame)
    if isinstance(node, CardTypesAmong):
        types = frozenset[str]().union(*(game.characteristics(one).types for one in those))
        return Counting(types=tuple(sorted(types))) if types else None
    zone = zones_of(node.group)[0].value
    hidden = any(one.face_down is not None for one in those)
    return Counting(zone, tuple(one.target for one in those), hidden) if those else None


def _in_all(game: Game, words: Node, nodes: Sequence[Node], frame: Frame) -> Counting | None:
    """What is counted for a sum, where all of it is in one kind of zone."""
    sums = {one for one in found(words, Plus) if {*found(one, CountOf)} == {*nodes}}
    parts = [counting(game, one, frame) for one in nodes] if len(sums) == 1 else []
    told = [one for one in parts if one is not None]
    if not told or len({one.where for one in told}) != 1:
        return None
    things = [thing for one in told for thing in one.things]
    return Counting(told[0].where, tuple(things), any(one.hidden for one in told))


def told(counted: Counting) -> Message:
    """What is counted, in words: few things by their names."""
    if counted.players:
        return Message("counting-life", {"players": counted.players})
    if counted.types:
        types = [Term(f"card-type-{word}", word.lower()) for word in counted.types]
        return Message("counting", {"things": types, "count": len(types)})
    if len(counted.things) <= MOST_NAMED and not counted.hidden:
        return Message("counting", {"things": [*counted.things], "count": len(counted.things)})
    return Message("counting-so-many", {"count": len(counted.things), "where": counted.where})
