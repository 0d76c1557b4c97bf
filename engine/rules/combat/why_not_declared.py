"""Why a permanent can't be among the attackers or blockers that are declared now (CR 508.1, 509.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.combat.declare_blockers import attackers_of
from engine.rules.combat.legal_attacks import Attack
from engine.rules.combat.legal_blocks import Blocks
from engine.state.choices import Illegal
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.turn import Step


def why_not_declared(
    game: Game, kind: str, player: PlayerId, object_id: ObjectId, onto: Sequence[ObjectId] = ()
) -> Illegal | None:
    """Why a permanent can't be among the "attackers" or "blockers" that a player declares in this step, against
    ``onto``, asked where there is nobody to declare; None where that is not the reason."""
    if kind == "attackers" and game.turn.step is Step.DECLARE_ATTACKERS and game.turn.active == player:
        return Attack.of(game, player).why_not(object_id)
    if kind == "blockers" and game.turn.step is Step.DECLARE_BLOCKERS:
        blocks = Blocks.of(game, player, attackers_of(game, player))
        reasons = (blocks.why_not(object_id), *(blocks.why_not_that(object_id, attacker) for attacker in onto))
        return next((reason for reason in reasons if reason is not None), None)
    return None
