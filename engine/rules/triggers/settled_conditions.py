"""Conditions of triggered abilities that nothing can make untrue any more (CR 603.4, 608.2h)."""

from __future__ import annotations

from engine.abilities.base import Amount, NounPhrase
from engine.abilities.conditions.comparisons import Compares
from engine.abilities.conditions.conditions import HasCounters
from engine.abilities.nouns.antecedents import OF_THE_EVENT
from engine.abilities.nouns.object_phrases import It
from engine.abilities.quantities.amounts import Fixed, NumberOf
from engine.abilities.walk import found
from engine.rules.evaluate.antecedents import antecedent
from engine.rules.triggers.pending_triggers import PendingTrigger, subject_frame
from engine.state.game import Game
from engine.state.ids import objects_in


def is_settled(game: Game, one: PendingTrigger) -> bool:
    """Whether a trigger has no condition, or one only of what something was that has left: "if its toughness was less
    than 1". It stays as true as it was when the ability triggered (608.2h)."""
    condition = one.ability.condition
    if condition is None:
        return True
    if not isinstance(condition, Compares | HasCounters) or not condition.past:
        return False
    if not all(isinstance(said, Fixed | NumberOf) for said in found(condition, Amount)):
        return False
    frame = subject_frame(game, one)
    return all(
        isinstance(said, It)
        and said.antecedent is not None
        and said.antecedent.role in OF_THE_EVENT
        and not any(i in game.battlefield for i in objects_in(antecedent(game, said.antecedent, frame)))
        for said in found(condition, NounPhrase)
    )
