"""Which activated abilities are those that a keyword stands for ("equip ability", CR 702)."""

from __future__ import annotations

from engine.abilities import ability as ab
from engine.abilities.costs.activation_cost_changes import AbilityKind
from engine.abilities.keywords.boast_exhaust_forecast_power_up import Headed
from engine.oracle.keywords.equip import equip_ability
from engine.oracle.keywords.expansion import keyword_of
from engine.oracle.keywords.stands_for import stands_for
from engine.state.game import Game
from engine.state.ids import ObjectId


def is_of_keyword(game: Game, kind: AbilityKind, ability: ab.Activated, source: ObjectId) -> bool:
    """Whether it is what such a keyword on its object stands for."""
    own = game.characteristics(source).abilities
    if kind is AbilityKind.EQUIP:
        return any(equip_ability(one) is ability for one in own.of(ab.Equip) if isinstance(one, ab.Equip))
    headed = (one for one in own.of(Headed) if isinstance(one, Headed) and one.word.value == kind.value)
    if any(meant is ability for one in headed for meant in stands_for(one)):
        return True
    keyword = keyword_of(own.all, ability)
    return keyword is not None and str(keyword.name.word).endswith(kind.value)
