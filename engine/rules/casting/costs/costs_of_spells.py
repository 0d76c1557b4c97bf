"""Costs that the texts of spells offer: alternative costs, and one of several costs (CR 118.8, 118.9, 601.2b)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import ability as ab
from engine.abilities.costs.costs_of_spells import AlternativeCost, EitherCost
from engine.grammar.printer import print_value
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules import costs
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way
from engine.rules.casting.kicker_and_optional_costs import WHY_NOT_FOR
from engine.rules.evaluate.evaluation import holds
from engine.rules.evaluate.false_conditions import in_words
from engine.state.choices import (
    Choice,
    Gen,
    Illegal,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject
from engine.state.zones import Zone

ALTERNATIVE = "alternative"
"""What the cost is called that a spell's own text offers instead of its mana cost."""


@WAYS.by("118.9")
def _alternatively(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """From the hand for the cost that its own text offers instead of the mana cost (118.9, 601.2b)."""
    if it.zone is Zone.HAND and it.owner == player and it.card is not None:
        values = COMPILED.faces(it.card)[0]
        for ability in values.abilities.of(AlternativeCost):
            assert isinstance(ability, AlternativeCost)
            if ability.condition is None or holds(game, ability.condition, Frame(it.id, player)):
                yield Way(ALTERNATIVE, 0, "", ("118.9",), additional=ability.costs, paid=ALTERNATIVE)


@WHY_NOT_FOR.by("118.9")
def _not_now(game: Game, player: PlayerId, spell: GameObject, cost: str) -> Illegal | None:
    """The spell has such a cost, but what it may be paid under isn't so (118.9)."""
    if cost != ALTERNATIVE:
        return None
    for ability in spell.shown.abilities.of(AlternativeCost):
        assert isinstance(ability, AlternativeCost)
        if ability.condition is not None and not holds(game, ability.condition, Frame(spell.id, player)):
            said = {"object": spell.target, "condition": f"if {in_words(ability.condition)}"}
            return Illegal(Message("cost-not-now", said), "118.9")
    return None


@costs.CAN_PAY.register(EitherCost)
def _can_pay_either(game: Game, part: EitherCost, frame: Frame) -> None:
    """(118.3, 601.2b)"""
    if not payable_options(game, part, frame):
        raise costs.cannot_pay(game, part, frame)


def payable_options(game: Game, part: EitherCost, frame: Frame) -> list[int]:
    """Which of the costs could be paid now, by their place."""
    able = []
    for place, option in enumerate(part.options):
        try:
            costs.check(game, [option], frame)
        except Illegal:
            continue
        able.append(place)
    return able


@costs.PAY.register(EitherCost)
def _pay_either(game: Game, part: EitherCost, frame: Frame) -> Gen[list[ObjectId]]:
    """The player chooses which to pay (601.2b)."""
    able = payable_options(game, part, frame)
    options = [
        Option(str(i), Message("cost", {"text": print_value(part.options[i])}), kind="cost", number=i) for i in able
    ]
    chosen = part.options[able[0]]
    if len(able) > 1:
        answer = yield Choice(frame.controller, "cost", Message("choose-cost"), "601.2b", options)
        chosen = part.options[int(answer[0])]
    assert not isinstance(chosen, ab.PayMana)
    return (yield from costs.PAY[type(chosen)](game, chosen, frame))
