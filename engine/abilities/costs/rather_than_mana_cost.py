"""What an effect that lets a spell be cast has its player pay rather than the mana cost (CR 118.9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.ability import DoAsCost
from engine.abilities.base import CostPart, Node, OtherCost
from engine.abilities.quantities.computed_amounts import speaks_of_x
from engine.abilities.verbs.energy import PayEnergyCount
from engine.abilities.verbs.payments import PayManaCost
from engine.grammar.phrase import phrase


class PaidIn(Enum):
    """Of what as much is paid as the spell's mana value is."""

    LIFE = "life"
    ENERGY = "an amount of {E}"


class ThatSpells(Enum):
    """How the spell is called again whose mana value is meant."""

    ITS = "its"
    THE = "the spell's"
    THAT = "that spell's"


class RatherThan(Enum):
    """How the mana cost is named that is not paid."""

    PAYING = "paying"
    PAY = "pay"


def _is_told(rather: RatherThanManaCost) -> bool:
    """What is paid is told: no mana cost of something, no X. Energy is a ``resource``."""
    costs = rather.costs
    able = all(
        not (isinstance(cost, DoAsCost) and isinstance(cost.verb, PayManaCost | PayEnergyCount)) for cost in costs
    )
    return bool(costs) and able and not speaks_of_x(costs)


@phrase("by paying {resource} equal to {whose} mana value rather than paying its mana cost")
@phrase("by {costs:and ing} rather than paying its mana cost", resource=None, when=_is_told)
@dataclass(frozen=True, slots=True)
class RatherThanManaCost(OtherCost):
    """ "by paying life equal to its mana value rather than paying its mana cost", "by paying {3} rather than paying its
    mana cost" (118.9)."""

    resource: PaidIn | None
    whose: ThatSpells = ThatSpells.ITS
    costs: tuple[CostPart, ...] = ()


@phrase("if you cast a spell this way, pay {resource} equal to {whose} mana value rather than {rather} its mana cost")
@dataclass(frozen=True, slots=True)
class ThenPaidSo(Node):
    """ "If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost." (118.9)"""

    resource: PaidIn
    whose: ThatSpells
    rather: RatherThan

    @property
    def paid(self) -> RatherThanManaCost:
        """What is paid for the spell."""
        return RatherThanManaCost(self.resource, self.whose)
