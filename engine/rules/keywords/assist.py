"""Assist (CR 702.132)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import CostPart
from engine.rules.casting.casting import INSTEAD_OF_MANA
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.mana import payment
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject


@dataclass(frozen=True, slots=True)
class PaidByAnother(CostPart):
    """The generic mana that another player pays (702.132a)."""

    player: PlayerId
    generic: int


@CAN_PAY.register(PaidByAnother)
def _can_help(game: Game, part: PaidByAnother, frame: Frame) -> None:
    """What the player could pay was looked at as they said how much they pay."""


@PAY.register(PaidByAnother)
def _help(game: Game, part: PaidByAnother, frame: Frame) -> Gen[list[ObjectId]]:
    with game.because("702.132a"):
        yield from payment.pay(game, part.player, ManaCost(part.generic))
    return []


@INSTEAD_OF_MANA.by("702.132a")
def _assist(game: Game, player: PlayerId, spell: GameObject, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    """Another player may be chosen, who says for how much of the generic mana they pay (702.132a)."""
    if not game.characteristics(spell).has("assist") or not total.generic:
        return ()
    prompt = Message("choose-assist", {"source": spell.target})
    others = [Option.of(p.target) for p in game.apnap(player) if p.number != player]
    answer = yield Choice(player, "assist", prompt, "702.132a", others, 0, 1)
    if not answer:
        return ()
    helper = answer[0].player
    most = max(n for n in range(total.generic + 1) if payment.payable(game, helper, ManaCost(n)))
    asked = Message("pay-for-assist", {"source": spell.target, "most": most})
    paid = int((yield Choice(helper, "amount", asked, "702.132a", (), 0, most, form="number")))
    total.change(-paid)
    return (PaidByAnother(helper, paid),) if paid else ()
