"""Additional costs that may be paid, and whether one was (CR 118.8b, 601.2b)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from engine.abilities.ability import DoAsCost, PayMana
from engine.abilities.base import CostPart
from engine.abilities.costs.additional_costs import MayPayMore, MayPayWithAnyNumber, More, PaidMore
from engine.abilities.keyword_actions.behold import Behold
from engine.abilities.keyword_actions.blight import Blight
from engine.abilities.keyword_actions.collect_evidence import CollectEvidence
from engine.abilities.keyword_actions.forage import Forage
from engine.abilities.keyword_actions.waterbend import Waterbend
from engine.abilities.quantities.amounts import Exactly, Fixed
from engine.rules.casting.costs.cost_changes import generic
from engine.rules.casting.costs.total_cost import COST_CHANGES
from engine.rules.casting.kicker_and_optional_costs import ADDITIONAL, OFFERED, OptionalCost
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.keywords.waterbend import WATERBEND
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject

NAMES = {CollectEvidence: "collect evidence", Behold: "behold", Blight: "blight", Forage: "forage"}
"""The name under which the cost of each action is announced and kept."""


def _name(cost: CostPart) -> str:
    if isinstance(cost, Waterbend):
        return WATERBEND
    return NAMES.get(type(cost.verb), ADDITIONAL) if isinstance(cost, DoAsCost) else ADDITIONAL


@OFFERED.by("118.8b")
def _may_pay_more(game: Game, spell: GameObject) -> Iterable[OptionalCost]:
    """(118.8b)"""
    for ability in spell.shown.abilities.of(MayPayMore):
        assert isinstance(ability, MayPayMore)
        cost = ability.cost
        if isinstance(cost, Waterbend | PayMana):
            yield OptionalCost(_name(cost), cost.mana.text, (cost,), 1, "118.8b")
        else:
            yield OptionalCost(_name(cost), "", (cost,), 1, "118.8b")


@OFFERED.by("118.8b")
def _with_any_number(game: Game, spell: GameObject) -> Iterable[OptionalCost]:
    """How many are used is announced; they are used at once (601.2b, 601.2h)."""
    for ability in spell.shown.abilities.of(MayPayWithAnyNumber):
        assert isinstance(ability, MayPayWithAnyNumber)
        cost = ability.cost

        def together(times: int, cost: DoAsCost = cost) -> tuple[CostPart, ...]:
            those: Any = replace(cost.verb.what, count=Exactly(Fixed(times)))
            verb: Any = replace(cost.verb, what=those)  # type: ignore[type-var]
            return (DoAsCost(verb),)

        yield OptionalCost(ADDITIONAL, "", (cost,), None, "118.8b", together=together)


@COST_CHANGES.by("601.2f")
def _less_for_each(game: Game, player: PlayerId, spell: GameObject, frame: Frame) -> Iterator[tuple[int, ObjectId]]:
    """(601.2f)"""
    made = spell.announced
    for ability in spell.shown.abilities.of(MayPayWithAnyNumber):
        assert isinstance(ability, MayPayWithAnyNumber)
        if made is not None:
            yield -generic(ability.less) * made.paid.often(ADDITIONAL), spell.id


@CONDITIONS.register(PaidMore)
def _paid_more(game: Game, node: PaidMore, frame: Frame) -> bool:
    """Asked of the spell, or of the spell that the permanent was (607.2, 400.7d)."""
    made = game.find(frame.item if frame.item is not None and frame.source == frame.item else frame.source).announced
    names = ("collect evidence",) if node.what is More.EVIDENCE else (ADDITIONAL, WATERBEND, *NAMES.values())
    return made is not None and any(made.paid.often(name) for name in names)
