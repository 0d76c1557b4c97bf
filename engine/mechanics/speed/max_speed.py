"""Max speed (CR 702.178)."""

from __future__ import annotations

from engine.abilities.ability import Activated, Static, Triggered
from engine.abilities.base import Ability
from engine.abilities.conditions.conditions import BothTrue
from engine.abilities.nouns.object_phrases import This
from engine.abilities.nouns.player_phrases import You
from engine.abilities.sentences import Does
from engine.abilities.static_abilities import AsLongAs, While
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.mechanics.speed.words import HasMaxSpeed, MaxSpeed
from engine.oracle.keywords.stands_for import STANDS_FOR
from engine.rules.triggers.zones_of_function import own_zones


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
        return (Triggered(ability.word, ability.trigger_event, ability.effect, given, ability.limit),)
    return (Static((Does(This(), (HaveAbilities((ability,)),), AsLongAs(fast)),)),)
