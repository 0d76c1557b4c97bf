"""What the infinity symbol stands for (CR 702.186)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.conditions.designations import Designation, IsDesignated
from engine.abilities.nouns.object_phrases import This
from engine.abilities.symbols import Infinity
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.oracle.keywords.stands_for import STANDS_FOR, while_true


@STANDS_FOR.register(Infinity)
def _infinity(symbol: Infinity) -> tuple[Ability, ...]:
    """As long as it is harnessed, it has the ability (702.186b)."""
    harnessed = IsDesignated(This(), Designation.HARNESSED)
    return (while_true(harnessed, HaveAbilities((symbol.ability,))),)
