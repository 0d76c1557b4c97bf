"""Max speed (CR 702.178)."""

from __future__ import annotations

from engine.abilities.ability import Activated, Static, Triggered
from engine.abilities.actions import Does, HaveAbilities
from engine.abilities.base import Ability
from engine.abilities.conditions import BothTrue
from engine.abilities.players import You
from engine.abilities.refs import This
from engine.abilities.speed import HasMaxSpeed, MaxSpeed
from engine.abilities.statics import AsLongAs, While
from engine.keywords.symbols import STANDS_FOR
from engine.rules.functioning import own_zones


@STANDS_FOR.register(MaxSpeed)
def _max_speed(symbol: MaxSpeed) -> tuple[Ability, ...]:
    """The object has the ability as long as its controller's speed is 4 (702.178a); one that works in another zone is
    there with that condition (702.178b)."""
    fast = HasMaxSpeed(You())
    ability = symbol.ability
    if isinstance(ability, Static):
        return (Static(tuple(While(fast, effect) for effect in ability.effects)),)  # type: ignore[arg-type]
    if isinstance(ability, Activated) and own_zones(ability):
        given = fast if ability.given is None else BothTrue(ability.given, fast)
        return (Activated(ability.costs, ability.effect, ability.limits, given),)
    if isinstance(ability, Triggered) and own_zones(ability):
        given = fast if ability.condition is None else BothTrue(ability.condition, fast)
        return (Triggered(ability.word, ability.happening, ability.effect, given, ability.limit),)
    return (Static((Does(This(), (HaveAbilities((ability,)),), AsLongAs(fast)),)),)
