"""Loyalty abilities of planeswalkers: when they may be activated, what they cost (CR 606).

How much loyalty a planeswalker enters with: ``engine.rules.permanents.planeswalkers``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import ability as ab
from engine.abilities.permissions.loyalty_timing import LoyaltyAtInstantSpeed, LoyaltyTwice, LoyaltyTwiceThisTurn
from engine.abilities.quantities.amounts import Fixed
from engine.events import CountersPut, CountersRemoved
from engine.rules.continuous.statements import LookUp, looked_up
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.object_phrases import things
from engine.rules.hooks import Hooks
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import barred, happen
from engine.rules.replacement.prevention import begin_rule
from engine.rules.sorcery_timing_and_flash import sorcery_speed
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject

LOYALTY_TWICE = looked_up(LoyaltyTwice)
AT_INSTANT_SPEED = looked_up(LoyaltyAtInstantSpeed)

LOYALTY_COSTS: Hooks[Callable[[Game, Frame], int]] = Hooks()
"""Functions that say by how much loyalty the cost of a loyalty ability changes."""


def loyalty_change(game: Game, part: ab.LoyaltyCost, frame: Frame) -> int:
    """What a loyalty ability costs: all loyalty added and removed for it in one (606.5)."""
    more = sum(by(game, frame) for by in LOYALTY_COSTS)
    if more:
        game.cite("606.5")
    return part.sign * amount(game, part.amount, frame) + more


@CAN_PAY.register(ab.LoyaltyCost)
def _can_pay_loyalty(game: Game, part: ab.LoyaltyCost, frame: Frame) -> None:
    change = loyalty_change(game, part, frame)
    there = game.objects[frame.source].counters.get("loyalty", 0)
    if change < 0 and there < -change:
        said = {"object": TargetId.of_object(frame.source), "count": there, "need": -change}
        raise Illegal(Message("not-enough-loyalty", said), "606.6")
    put = CountersPut(TargetId.of_object(frame.source), "loyalty", 1, frame.controller, by_effect=False, as_cost=True)
    if change > 0 and barred(game, put) is not None:
        raise Illegal(Message("cannot-pay-action", {"source": TargetId.of_object(frame.source)}), "118.3")


@PAY.register(ab.LoyaltyCost)
def _pay_loyalty(game: Game, part: ab.LoyaltyCost, frame: Frame) -> Gen[list[ObjectId]]:
    change = loyalty_change(game, part, frame)
    target = TargetId.of_object(frame.source)
    if change > 0:
        yield from happen(
            game, [CountersPut(target, "loyalty", change, frame.controller, by_effect=False, as_cost=True)], "606.4"
        )
    elif change < 0:
        left = game.objects[frame.source].counters.get("loyalty", 0) + change
        yield from happen(game, [CountersRemoved(target, "loyalty", -change, left)], "606.4")
    return [frame.source]


def check(game: Game, player: PlayerId, it: GameObject, ability: ab.Activated) -> None:
    """Loyalty abilities are activated only with sorcery timing, only one of a permanent each turn (606.3), and one with
    a negative cost only if there are so many counters (606.6): its targets are not asked for otherwise."""
    if not _is_loyalty(ability):
        return
    if not sorcery_speed(game, player) and not _who_says(AT_INSTANT_SPEED, game, player, it):
        raise Illegal(Message("loyalty-timing", {"object": it.target}), "606.3")
    if _this_turn(game, it) >= (2 if _who_says(LOYALTY_TWICE, game, player, it) else 1):
        raise Illegal(Message("loyalty-once", {"object": it.target}), "606.3")
    for part in ability.costs:
        if isinstance(part, ab.LoyaltyCost) and isinstance(part.amount, Fixed):
            _can_pay_loyalty(game, part, Frame(it.id, player))


def permitted_by(game: Game, player: PlayerId, it: GameObject, ability: ab.Activated) -> tuple[ObjectId, ...]:
    """The objects by whose effects a loyalty ability can be activated now, though by the rule it could not (606.3)."""
    if not _is_loyalty(ability):
        return ()
    by = () if sorcery_speed(game, player) else _who_says(AT_INSTANT_SPEED, game, player, it)[:1]
    return (*by, *_who_says(LOYALTY_TWICE, game, player, it)[:1]) if _this_turn(game, it) else by


def _this_turn(game: Game, it: GameObject) -> int:
    """How many of a permanent's loyalty abilities have been activated this turn."""
    turns = [t for (other, _), used in game.activations.get(it.id, {}).items() if _is_loyalty(other) for t in used]
    return turns.count(game.turn.number)


def _who_says(permission: LookUp[Any], game: Game, player: PlayerId, it: GameObject) -> tuple[ObjectId, ...]:
    """The objects whose effects give the player a permission for the loyalty abilities of a planeswalker."""
    return tuple(
        standing.frame.source
        for node, standing in permission.said(game)
        if standing.frame.controller == player and it.target in things(game, node.of, standing.frame)
    )


def _is_loyalty(ability: ab.Activated) -> bool:
    return any(isinstance(part, ab.LoyaltyCost) for part in ability.costs)


def greatest_x(game: Game, ability: ab.Activated, frame: Frame) -> int | None:
    """X in "−X" is at most the planeswalker's loyalty (606.6)."""
    for part in ability.costs:
        if isinstance(part, ab.LoyaltyCost) and part.sign < 0:
            more = sum(by(game, frame) for by in LOYALTY_COSTS)
            return game.objects[frame.source].counters.get("loyalty", 0) + more
    return None


@PERFORM.register(LoyaltyTwiceThisTurn)
def _twice_this_turn(game: Game, node: LoyaltyTwiceThisTurn, frame: Frame) -> Gen[None]:
    """(606.3, 611.2a)"""
    begin_rule(game, LoyaltyTwice(node.of), frame)
    return
    yield
