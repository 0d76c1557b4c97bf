"""Excess damage: dealt to something else, or spoken of afterwards (CR 120.4a, 120.10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from engine.abilities.base import Amount, Condition, Instruction, Who
from engine.abilities.sentences import Does
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.where_x_and_for_each import WhereX
from engine.grammar.phrase import phrase


def _deals_once(node: ExcessInstead) -> bool:
    """The sentence before is all about one thing that deals damage to one other."""
    first: Any = node.first.what if isinstance(node.first, WhereX) else node.first
    if not isinstance(first, Does) or len(first.verbs) != 1 or not isinstance(first.verbs[0], DealDamage):
        return False
    return len(first.verbs[0].recipients) == 1 and not first.verbs[0].more


@phrase("{first}. excess damage is dealt to {to:obj} instead", when=_deals_once)
@phrase("{first}. If {condition}, excess damage is dealt to {to:obj} instead", when=_deals_once)
@dataclass(frozen=True, slots=True)
class ExcessInstead(Instruction):
    """ "~ deals 5 damage to target creature. Excess damage is dealt to that creature's controller instead." """

    first: Instruction
    to: Who
    condition: Condition | None = None


class Dealt(Enum):
    """How the excess damage that this text has dealt is spoken of (120.10)."""

    SHORT = "the excess damage dealt this way"
    TO_IT = "the excess damage dealt to that creature this way"
    AMOUNT = "the amount of excess damage dealt this way"
    AMOUNT_TO_IT = "the amount of excess damage dealt to that creature this way"


@phrase("{words}")
@dataclass(frozen=True, slots=True)
class ExcessThisWay(Amount):
    """ "(you gain life equal to) the excess damage dealt this way" (120.10)."""

    needs: ClassVar[str] = "DealDamage"
    words: Dealt


class OfTheExcess(Enum):
    """How excess damage that has been spoken of is spoken of again (120.10)."""

    THAT = "that excess damage"
    THE = "the excess"


@phrase("{words}")
@dataclass(frozen=True, slots=True)
class ThatExcess(Amount):
    """ "(amass Orcs X, where X is) that excess damage": of the trigger's event, or dealt by this text (120.10)."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset({"BeDealtExcessDamage", "WasExcess"})
    words: OfTheExcess


class WasDealt(Enum):
    """How it is asked whether this text has dealt excess damage."""

    SHORT = "excess damage was dealt this way"
    TO_IT = "excess damage was dealt to that creature this way"
    TO_A_CREATURE = "excess damage was dealt to a creature this way"


@phrase("{words}")
@dataclass(frozen=True, slots=True)
class WasExcess(Condition):
    """ "if excess damage was dealt this way" (120.10)."""

    needs: ClassVar[str] = "DealDamage"
    words: WasDealt
