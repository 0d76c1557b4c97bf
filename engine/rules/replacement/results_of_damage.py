"""What damage results in: as though its source had wither or infect, or no less life than 1 (CR 120.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.replacement.results_of_damage import DamageLeavesOne, DealtAsThough
from engine.abilities.verbs.life import GainLife
from engine.abilities.walk import found
from engine.events import Damage
from engine.rules.continuous.statements import looked_up
from engine.rules.damage import AS_THOUGH, DAMAGE_LEAVES
from engine.rules.evaluate.evaluation import amount, holds
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId

DAMAGE_LEAVES_ONE = looked_up(DamageLeavesOne)
DEALT_AS_THOUGH = looked_up(DealtAsThough)


@DAMAGE_LEAVES.by("614.1a")
def _leaves_one(game: Game, player: PlayerId, life: int) -> tuple[int, ObjectId] | None:
    """It does nothing for a player who has less than 1 life already (614.1a), and not more than is needed beside the
    life that the player gains for damage prevented at the same time (120.4d)."""
    if life < 1:
        return None
    gained = sum(
        amount(game, verb.amount, one.frame)
        for one in game.deferred
        if one.frame.controller == player
        for verb in found(one.then, GainLife)
    )
    for node, standing in DAMAGE_LEAVES_ONE.said(game):
        held = node.condition is None or holds(game, node.condition, standing.frame)
        if held and standing.frame.controller == player:
            return 1 - gained, standing.frame.source
    return None


@AS_THOUGH.by("609.4")
def _as_though(game: Game, damage: Damage) -> Iterable[str]:
    """(609.4)"""
    for node, standing in DEALT_AS_THOUGH.said(game):
        if node.to is None or damage.target.player == standing.frame.controller:
            yield node.keyword.value
