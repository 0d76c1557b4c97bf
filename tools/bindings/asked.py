"""Who is asked by each verb of an ability: who chooses what it is done to, decides whether it is done, or pays.

By CR 101.4, 118.12, 608.2d and 701.21a.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.abilities.base import Ability, Instruction, Node, Ref, TriggerEvent, Verb, Who
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.partitives import FromAmong, OneOfEachFromAmong, PartOf
from engine.grammar.printer import text_order
from tools.bindings.references import english

CHOSEN = (r.Some, PartOf, FromAmong, OneOfEachFromAmong)
"""Phrases of which somebody chooses what they stand for, as it is done (608.2d)."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A verb, and who is asked about it."""

    verb: str
    """In words."""
    who: str
    """In words; "you" where no player is named."""
    shape: tuple[str, ...]
    """The classes of the sentence, of who is named in it, of the verb and of what is chosen."""


def asked(ability: Ability) -> Iterator[Asked]:
    """What each verb of an ability asks of whom; of abilities that it gives too."""
    yield from _visit(ability, None, ())


def _visit(node: Any, named: Instruction | None, who: tuple[Who, ...]) -> Iterator[Asked]:
    if not isinstance(node, Node) or not dataclasses.is_dataclass(type(node)) or isinstance(node, TriggerEvent):
        return
    if isinstance(node, Instruction):
        players = tuple(one for one in (node.who, node.subject) if isinstance(one, Who))
        named, who = (node, players) if players else (named, who)
    if isinstance(node, Ability):
        named, who = None, ()
    if isinstance(node, Verb):
        chosen = sorted({type(one).__name__ for one in _chosen(node)})
        classes = [type(one).__name__ for one in who]
        shape = (type(named).__name__ if named is not None else "", *classes, type(node).__name__, *chosen)
        yield Asked(english(node), " / ".join(english(one) for one in who) or "you", shape)
    for name in text_order(node):
        value = getattr(node, name)
        for one in value if isinstance(value, tuple) else (value,):
            yield from _visit(one, named, who)


def _chosen(node: Any) -> Iterator[Ref]:
    """The phrases of which somebody chooses what they stand for, in a verb but not in abilities that it gives."""
    if isinstance(node, CHOSEN):
        yield node
    if isinstance(node, Node) and dataclasses.is_dataclass(type(node)) and not isinstance(node, Ability):
        for name in text_order(node):
            value = getattr(node, name)
            for one in value if isinstance(value, tuple) else (value,):
                yield from _chosen(one)
