"""What "to solve" and "solved" on Cases stand for (CR 702.169, 719)."""

from __future__ import annotations

from engine.abilities.ability import Activated, Static, Triggered
from engine.abilities.base import Ability
from engine.abilities.conditions.conditions import BothTrue
from engine.abilities.conditions.designations import Designation, IsDesignated
from engine.abilities.nouns.object_phrases import This
from engine.abilities.static_abilities import While
from engine.abilities.symbols import Solved, ToSolve
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.oracle.compile import ability_meant
from engine.oracle.keywords.stands_for import STANDS_FOR, while_true


@STANDS_FOR.register(ToSolve)
def _to_solve(symbol: ToSolve) -> tuple[Ability, ...]:
    """At the beginning of your end step, if the condition is met and it isn't solved, it becomes solved (719.3a)."""
    ability = ability_meant("At the beginning of your end step, if ~ is not solved, ~ becomes solved.")
    assert isinstance(ability, Triggered)
    unsolved = IsDesignated(This(), Designation.SOLVED, denied=True)
    return (Triggered(ability.word, ability.trigger_event, ability.effect, BothTrue(symbol.condition, unsolved)),)


@STANDS_FOR.register(Solved)
def _solved(symbol: Solved) -> tuple[Ability, ...]:
    """As long as the Case is solved (702.169b); triggers only if it is (702.169c); activate only if it is
    (702.169d)."""
    solved = IsDesignated(This(), Designation.SOLVED)
    ability = symbol.ability
    if isinstance(ability, Static):
        return (Static(tuple(While(solved, effect) for effect in ability.effects)),)  # type: ignore[arg-type]
    if isinstance(ability, Activated):
        given = solved if ability.given is None else BothTrue(ability.given, solved)
        return (Activated(ability.costs, ability.effect, ability.limits, given),)
    return (while_true(solved, HaveAbilities((ability,))),)
