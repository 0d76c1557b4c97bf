"""The paragraphs of an instant or sorcery are one spell ability: one list of targets, one count of actions.

Each paragraph is read by itself, with its target phrases and actions numbered from 0; as they are joined the
later ones are numbered on (CR 113.3a, 115.1a).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

from engine.abilities.ability import Keyword, Spell
from engine.abilities.base import Ability, Instruction, Node, Ref, Who
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.sentences import Sentences
from engine.abilities.walk import walk
from engine.oracle.keywords.expansion import spell_of


def joined(abilities: Iterable[Ability]) -> tuple[Ability, ...]:
    """The abilities with all spell abilities joined into one, at the place of the first."""
    listed = tuple(abilities)
    listed += tuple(meant for one in listed if isinstance(one, Keyword) for meant in spell_of(one))
    spells = [a for a in listed if isinstance(a, Spell)]
    if not spells:
        return listed
    parts: list[Any] = []
    targets = steps = 0
    for spell in spells:
        moved = _shift(spell.effect, targets, steps)
        parts += moved.parts
        targets += max(map(_after_target, walk(spell.effect)))
        steps += max(map(_after_actions, walk(spell.effect)))
    whole = Spell(Sentences(tuple(parts)))
    first = listed.index(spells[0])
    rest = [a for a in listed if not isinstance(a, Spell)]
    return (*rest[:first], whole, *rest[first:])


def _after_target(node: Node) -> int:
    """The number that follows a target phrase's, 0 for other nodes."""
    return node.index + 1 if isinstance(node, Ref | Who) and node.index is not None else 0


def _after_actions(node: Node) -> int:
    """The number that follows those of an instruction's actions, 0 for other nodes."""
    return node.step + len(node.verbs) if isinstance(node, Instruction) and node.step is not None else 0


def _shift(value: Any, targets: int, steps: int) -> Any:
    """The same text with its numbers moved on."""
    if isinstance(value, tuple):
        return tuple(_shift(one, targets, steps) for one in value)
    if not isinstance(value, Node) or isinstance(value, Ability) or not dataclasses.is_dataclass(value):
        return value
    changes = {f.name: _shift(getattr(value, f.name), targets, steps) for f in dataclasses.fields(value)}
    if isinstance(value, Antecedent):
        if value.role is Role.TARGET:
            changes["index"] += targets
        elif value.role is Role.RESULT:
            changes["index"] += steps
    else:
        if _after_target(value):
            changes["index"] += targets
        if _after_actions(value):
            changes["step"] += steps
    return dataclasses.replace(value, **changes)
