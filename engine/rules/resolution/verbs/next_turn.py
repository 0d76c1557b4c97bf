"""Requirements that hold during the next turn of a player (CR 508.1d, 611.2c)."""

from __future__ import annotations

from engine.abilities.durations.next_turn import AttackNextTurn, ForNextTurn, IsNextTurn
from engine.abilities.nouns.object_phrases import Bare, Each
from engine.abilities.prohibitions.combat_requirements import IfAble
from engine.abilities.verbs.attack_and_block import Attack
from engine.events import EffectBegins
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.evaluation import players
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@PERFORM.register(AttackNextTurn)
def _attack_next_turn(game: Game, node: AttackNextTurn, frame: Frame) -> Gen[None]:
    """Said of a description, it holds for whatever fits that then (611.2c)."""
    act = IfAble(Attack(node.goals))
    for player in players(game, node.whose, frame):
        duration = ForNextTurn(IsNextTurn(player, game.turn.number))
        if isinstance(node.subject, Bare | Each):
            effect = new_effect(game, frame, (act,), None, duration, node)
            commit(game, [EffectBegins(effect)], "611.2", "611.2c")
        else:
            begin_effect(game, (act,), frame, things(game, node.subject, frame), duration)
    return
    yield
