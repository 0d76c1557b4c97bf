"""Which creatures attack or block what, and which had to attack (CR 506.4-506.6, 508, 509)."""

from __future__ import annotations

from engine.abilities.conditions.predicates import IsAttacking
from engine.abilities.nouns import attackers_and_blockers as f
from engine.abilities.nouns.player_phrases import EnchantedPlayer, ThatPlayer
from engine.rules.evaluate.evaluation import (
    CONDITIONS,
    FITS,
    Test,
    objects,
    players,
)
from engine.rules.evaluate.predicates import STATES
from engine.rules.triggers.events.combat import is_attacked
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import (
    ObjectId,
)
from engine.state.last_known_information import combat_before
from engine.state.objects import GameObject
from engine.state.zones import Zone


@FITS.register(f.Attacking)
def _attacking(node: f.Attacking) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("combat")
        target = game.combat.attacked(it.id)
        if target is None:
            return False
        if isinstance(node.whom, EnchantedPlayer | ThatPlayer):
            return target.player is not None and target.player in players(game, node.whom, frame)
        return is_attacked(game, node.whom, target, frame)

    return test


@FITS.register(f.InBlock)
def _in_block(node: f.InBlock) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("combat")
        for other in objects(game, node.what, frame):
            if node.side is not f.Side.BLOCKED_BY and it.id in _in_combat(game, other, "blocked by"):
                return True
            if node.side is not f.Side.BLOCKING and it.id in _in_combat(game, other, "blocking"):
                return True
        return False

    return test


def _in_combat(game: Game, creature: ObjectId, how: str) -> tuple[int, ...]:
    """What a creature is "blocking" or "blocked by", or was as it left the battlefield (608.2h)."""
    it = game.now(creature)
    there = it is not None and it.zone is Zone.BATTLEFIELD
    known = game.combat.about(creature) if there else combat_before(game, creature)
    return tuple(known.get(how, ()))


@STATES.register(IsAttacking)
def _is_attacking(game: Game, state: IsAttacking, it: GameObject, frame: Frame) -> bool:
    game.look("combat")
    target = game.combat.attacked(it.id)
    return target is not None and is_attacked(game, state.whom, target, frame)


@CONDITIONS.register(f.HadToAttack)
def _had_to_attack(game: Game, node: f.HadToAttack, frame: Frame) -> bool:
    """Known for the rest of the combat, of creatures that have left it too (506.6)."""
    game.look("combat")
    return any(i in game.combat.had_to_attack for i in objects(game, node.creature, frame))
