"""Every node that the grammar can produce is carried out: what serves it is shown, and none is without."""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import engine
import engine.mechanics.assembly
from engine.abilities.ability import PayMana
from engine.abilities.base import Declaration, Node
from engine.abilities.dispatch import SERVERS, Dispatch
from engine.abilities.keywords.phasing import PhaseIn
from engine.abilities.prohibitions import combat_restrictions as c
from engine.abilities.prohibitions.cant_be_countered import BeCountered
from engine.abilities.prohibitions.cant_be_sacrificed import BeSacrificed
from engine.abilities.prohibitions.cant_be_targeted import BeTargeted, BeTargetedByAuras, BeTargetedByColor
from engine.abilities.prohibitions.players_cant import Forbidden
from engine.abilities.prohibitions.untapping import BecomeUntapped
from engine.abilities.verbs.attack_and_block import Attack, Block
from engine.abilities.verbs.delayed_triggers import DoingSo
from engine.grammar.declared import kinds_of, node_fields
from engine.grammar.phrase import PHRASINGS
from engine.oracle.compile import grammar
from engine.oracle.playable import SUBJECTS, TAKEN_APART
from engine.rules.continuous.harmless_statements import HARMLESS
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.continuous.statements import LookUp

SAID_OF_THEM = "a rule asks whether something says that it can't, must or may be done"
OWN_CODE: dict[type[Node], str] = {
    PayMana: "mana is paid when all else of a cost is known (601.2h)",
    DoingSo: 'the trigger that "when you do" makes waits for nothing: it triggers as it is made (603.12)',
    Forbidden: SAID_OF_THEM,
    BeCountered: SAID_OF_THEM,
    BeSacrificed: SAID_OF_THEM,
    BecomeUntapped: SAID_OF_THEM,
    BeTargeted: SAID_OF_THEM,
    BeTargetedByColor: SAID_OF_THEM,
    BeTargetedByAuras: SAID_OF_THEM,
    Attack: SAID_OF_THEM,
    Block: SAID_OF_THEM,
    c.CrewVehicles: SAID_OF_THEM,
    c.Either: SAID_OF_THEM,
    c.Alone: SAID_OF_THEM,
    c.BeBlocked: SAID_OF_THEM,
    c.BlockOrBeBlockedBy: SAID_OF_THEM,
    c.BeBlockedByStronger: SAID_OF_THEM,
    c.BeBlockedExceptBy: SAID_OF_THEM,
    c.BeBlockedByFewerThan: SAID_OF_THEM,
    c.BeBlockedByMoreThan: SAID_OF_THEM,
    PhaseIn: SAID_OF_THEM,
}
"""Nodes of a category that tables serve, which stand in none because they are no more than a part of another node: the
code that carries that one out names them, and here is why."""


@cache
def produced() -> tuple[type[Node], ...]:
    """The classes of nodes that have words of their own."""
    grammar()
    return tuple(sorted((cls for cls in PHRASINGS if issubclass(cls, Node)), key=lambda cls: cls.__qualname__))


@cache
def look_ups() -> dict[type[Node], list[str]]:
    """For each class of statements the modules that look it up."""
    found: dict[type[Node], list[str]] = defaultdict(list)
    for name, module in list(sys.modules.items()):
        if name.startswith("engine."):
            for value in vars(module).values():
                for kind in value.kinds if isinstance(value, LookUp) else ():
                    found[kind].append(f"looked up in {name}")
    return found


@cache
def names_used() -> dict[str, list[str]]:
    """For each name the modules above the language that use it."""
    found: dict[str, list[str]] = defaultdict(list)
    root = Path(engine.__file__).parent
    for path in sorted(root.rglob("*.py")):
        room = path.relative_to(root).parts[0]
        if room in ("abilities", "grammar") or path.name == "words.py":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        used |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        for name in used:
            found[name].append(f"named in {path.relative_to(root)}")
    return found


@cache
def holders() -> dict[type[Node], list[type[Node]]]:
    """For each class of nodes those with a field that it may stand in."""
    found: dict[type[Node], list[type[Node]]] = defaultdict(list)
    for holder in produced():
        for annotation, _ in node_fields(holder).values():
            for kind in kinds_of(annotation)[0]:
                for cls in produced():
                    if isinstance(kind, type) and issubclass(cls, kind) and cls is not holder:
                        found[cls].append(holder)
    return found


def tables(cls: type[Node]) -> Iterator[str]:
    """The tables and look-ups that serve nodes of a class."""
    for categories, server, use in SERVERS:
        if issubclass(cls, categories) and cls in server:
            if isinstance(server, Dispatch):
                function = server[cls]
                yield f"{server.use}, {use.name}: {function.__module__}"
            elif server is MODIFIERS:
                yield "; ".join(f"layer {layer}: {modify.__module__}" for layer, modify, _ in MODIFIERS.by_verb[cls])
            elif server is HARMLESS:
                yield f"harmless: {HARMLESS[cls]}"
            else:
                yield from look_ups()[cls]


def is_covered(cls: type[Node]) -> bool:
    """Whether nodes of its category are looked for in a table."""
    return any(issubclass(cls, categories) for categories, _, _ in SERVERS)


@cache
def served_by(cls: type[Node]) -> tuple[str, ...]:
    """What carries out nodes of a class; nothing if they are not played."""
    found = list(tables(cls))
    if issubclass(cls, Declaration) and "verbs" in vars(cls):
        found.append("taken apart into its verbs")
    if cls in (*TAKEN_APART, *SUBJECTS):
        found.append("taken apart into what it is made of")
    if issubclass(cls, tuple(OWN_CODE)) or not is_covered(cls):
        found += names_used()[cls.__name__]
    return tuple(found)


def parts_served(classes: Iterable[type[Node]]) -> dict[type[Node], tuple[str, ...]]:
    """For parts of nodes that no table is asked for: the nodes that they are a part of, where those are served."""
    known: dict[type[Node], tuple[str, ...]] = {}
    for cls in classes:
        if not is_covered(cls):
            within = [holder.__name__ for holder in holders()[cls] if served_by(holder)]
            known[cls] = tuple(f"part of {name}" for name in within)
    return known


@pytest.mark.parametrize("cls", produced(), ids=lambda cls: cls.__name__)
def test_every_node_of_the_grammar_is_carried_out(cls: type[Node]) -> None:
    assert served_by(cls) or parts_served((cls,)).get(cls), f"nothing carries out {cls.__name__}"


def test_what_is_looked_up_is_looked_up_somewhere() -> None:
    """No class is claimed as looked up by a table that no module asks."""
    from engine.rules.continuous.statements import LOOKED_UP, RULE_VERBS

    assert set(look_ups()) == LOOKED_UP | RULE_VERBS


def test_nothing_that_is_looked_up_counts_as_harmless() -> None:
    assert not set(HARMLESS) & set(look_ups())
    assert all(HARMLESS.values())
