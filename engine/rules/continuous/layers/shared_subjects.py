"""What many effects that say the same are about, looked for once in a layer (CR 613.1).

"Other Goblins you control", said by as many Goblins, means the same objects each time but for the one that says it.
Where what it asks is not what the layer changes, the answer stays the same through the layer.
"""

from __future__ import annotations

from dataclasses import fields, replace

from engine.abilities.base import Node, Ref
from engine.abilities.nouns import adjectives as adj
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns import player_phrases as pl
from engine.grammar.memoize import memoized
from engine.rules.continuous.layers.characteristics_read import characteristics_read
from engine.rules.continuous.layers.effects_by_layer import WRITES

SAME_FOR_ALL: frozenset[type[Node]] = frozenset(
    {
        r.Each,
        r.All,
        r.Bare,
        n.Described,
        n.Thing,
        n.OfType,
        n.OfSubtype,
        n.ControlledBy,
        adj.AlsoType,
        adj.NotType,
        adj.OfSupertype,
        adj.NotSupertype,
        adj.Colored,
        adj.NotColor,
        adj.NotToken,
        pl.You,
        pl.AnOpponent,
        pl.EachOpponent,
        pl.YourOpponents,
    }
)
"""Words that ask of an object only what it is, and of the effect only who controls its source (109.5)."""


@memoized
def but_for_itself(subject: Node) -> tuple[Ref, bool] | None:
    """A noun phrase that means the same whichever object says it, but for that object itself: without "other", and
    whether that was said. None for any other phrase."""
    if not isinstance(subject, r.Each | r.All | r.Bare) or not isinstance(subject.group, n.Described):
        return None
    group = subject.group
    left = tuple(one for one in group.adjectives if not (type(one) is adj.Other and one.than is None))
    others = len(left) < len(group.adjectives)
    if others:
        subject = replace(subject, group=replace(group, adjectives=left))
    return (subject, others) if _same_for_all(subject) else None


def _same_for_all(node: Node) -> bool:
    if type(node) not in SAME_FOR_ALL:
        return False
    values = (getattr(node, field.name) for field in fields(node))  # type: ignore[arg-type]
    inner = (one for value in values for one in (value if isinstance(value, tuple) else (value,)))
    return all(_same_for_all(one) for one in inner if isinstance(one, Node))


def stays_in(layer: str, subject: Node) -> bool:
    """Whether nothing that the effects of a layer change is asked by a noun phrase."""
    written = WRITES.get(layer)
    return written is not None and written.isdisjoint(characteristics_read(subject))
