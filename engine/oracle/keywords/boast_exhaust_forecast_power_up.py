"""What boast, exhaust, forecast and power-up add to the ability behind them (CR 702.57, 702.142, 702.177)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import Ability, Condition
from engine.abilities.conditions.conditions import BothTrue
from engine.abilities.conditions.turn_history import ObjectDid
from engine.abilities.keywords.boast_exhaust_forecast_power_up import Before, Headed
from engine.abilities.nouns.object_phrases import This
from engine.abilities.permissions.timing import ActivationLimit, LessByManaCost, Span
from engine.abilities.trigger_events import Attack, Enter
from engine.oracle.keywords.stands_for import STANDS_FOR

LIMITS: dict[Before, tuple[ActivationLimit | Span, ...]] = {
    Before.BOAST: (ActivationLimit.ONCE,),
    Before.EXHAUST: (ActivationLimit.EVER,),
    Before.FORECAST: (Span.YOUR_UPKEEP, ActivationLimit.ONCE),
    Before.POWER_UP: (ActivationLimit.EVER,),
}
"""How often, and when, abilities with each word before them may be activated (702.57b, 702.142a, 702.177a)."""


_POWERED_UP = LessByManaCost(ObjectDid(This(), (Enter(),)))
"""Its mana cost less on the turn in which it entered."""


@STANDS_FOR.register(Headed)
def _headed(symbol: Headed) -> tuple[Ability, ...]:
    """The activated ability with what the word before it adds."""
    given: Condition | None = symbol.ability.given
    if symbol.word is Before.BOAST:
        attacked = ObjectDid(This(), (Attack(),))
        given = attacked if given is None else BothTrue(given, attacked)
    change = _POWERED_UP if symbol.word is Before.POWER_UP else symbol.ability.change
    limits = (*symbol.ability.limits, *LIMITS[symbol.word])
    return (replace(symbol.ability, limits=limits, given=given, change=change),)
