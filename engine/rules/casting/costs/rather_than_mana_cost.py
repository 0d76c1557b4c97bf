"""What is paid for a spell rather than its mana cost, as the effect that lets it be cast says (CR 118.9)."""

from __future__ import annotations

from engine.abilities.ability import DoAsCost, PayLife
from engine.abilities.base import CostPart, OtherCost
from engine.abilities.costs.rather_than_mana_cost import PaidIn, RatherThanManaCost
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.energy import PayEnergyCount
from engine.abilities.verbs.payments import Pay
from engine.rules.evaluate.mana_value import mana_value_of
from engine.state.characteristics import Characteristics
from engine.state.objects import GameObject


def parted(costs: tuple[CostPart, ...]) -> tuple[str, tuple[CostPart, ...]]:
    """The mana of a cost, and what else is paid."""
    mana = [cost.verb.mana.text for cost in costs if isinstance(cost, DoAsCost) and isinstance(cost.verb, Pay)]
    return "".join(mana), tuple(c for c in costs if not (isinstance(c, DoAsCost) and isinstance(c.verb, Pay)))


def paid_for(rather: OtherCost, it: GameObject, values: Characteristics) -> tuple[str, tuple[CostPart, ...]]:
    """The mana that is paid for a face of a card, and what else. An X in a mana cost that isn't paid is 0 (107.3b)."""
    assert isinstance(rather, RatherThanManaCost)
    if rather.resource is None:
        return parted(rather.costs)
    number = Fixed(mana_value_of(it, values))
    return "", (PayLife(number) if rather.resource is PaidIn.LIFE else DoAsCost(PayEnergyCount(number)),)
