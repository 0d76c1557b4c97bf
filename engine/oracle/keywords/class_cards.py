"""What class level bars stand for (CR 716)."""

from __future__ import annotations

from engine.abilities.ability import Activated, PayMana
from engine.abilities.base import Ability
from engine.abilities.conditions.designations import IsLevel
from engine.abilities.nouns.noun_groups import Comparison
from engine.abilities.nouns.object_phrases import This
from engine.abilities.permissions.timing import ActivationLimit
from engine.abilities.sentences import Does, Sentences
from engine.abilities.symbols import ClassLevel
from engine.abilities.verbs.designations import BecomeLevel
from engine.oracle.keywords.stands_for import STANDS_FOR, having, listed, while_true


@STANDS_FOR.register(ClassLevel)
def _class(symbol: ClassLevel) -> tuple[Ability, ...]:
    """Its level becomes N, only from N-1 and only as a sorcery; from level N on it has those abilities (716.2a)."""
    gain = Activated(
        (PayMana(symbol.cost),),
        Sentences((Does(This(), (BecomeLevel(symbol.level),)),)),
        (ActivationLimit.SORCERY,),
        IsLevel(This(), symbol.level - 1),
    )
    reached = IsLevel(This(), symbol.level, Comparison.OR_GREATER)
    return (gain, while_true(reached, *having(listed(symbol.lines))))
