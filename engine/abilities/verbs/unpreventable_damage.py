"""Damage that a spell deals and that can't be prevented (CR 615.12)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Instruction
from engine.abilities.sentences import Does
from engine.abilities.verbs.deal_damage import DealDamage
from engine.grammar.phrase import phrase


def _deals(node: DealsForSure) -> bool:
    return all(isinstance(verb, DealDamage) for verb in node.first.verbs)


@phrase("{first}. The damage can't be prevented", when=_deals)
@phrase("{first} and the damage can't be prevented", joined=True, when=_deals)
@dataclass(frozen=True, slots=True)
class DealsForSure(Instruction):
    """ "~ deals 5 damage to target white or blue creature. The damage can't be prevented." (615.12)"""

    first: Does
    joined: bool = False


@phrase("the damage can't be prevented")
@dataclass(frozen=True, slots=True)
class OwnDamageForSure(Declaration):
    """ "If X is 5 or more, ~ can't be countered and the damage can't be prevented.": the damage that the spell itself
    deals (615.12)."""
