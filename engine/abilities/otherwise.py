"""What an effect does instead where something is true, said in the sentence behind it (CR 608.2c, 614.15)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.actions import DealDamage, Does, Imperative
from engine.abilities.base import Amount, Condition, Instruction
from engine.abilities.refs import It, This
from engine.oracle.phrase import phrase


def _is_damage(node: DealsInstead) -> bool:
    return len(node.first.verbs) == 1 and isinstance(node.first.verbs[0], DealDamage)


@phrase("{first}. If {condition}, {subject:subj} deals {amount:digits} damage instead", when=_is_damage)
@dataclass(frozen=True, slots=True)
class DealsInstead(Instruction):
    """ "~ deals 2 damage to any target. If it was kicked, it deals 4 damage instead." """

    first: Does
    condition: Condition
    subject: It | This
    amount: Amount


@phrase("{first}. If {condition}, {then} instead")
@dataclass(frozen=True, slots=True)
class Instead(Instruction):
    """ "Draw a card. If you control a Wizard, draw two cards instead." """

    first: Imperative | Does
    condition: Condition
    then: Instruction
