"""Tokens that enter attacking, one for each opponent (CR 508.4, 111.2)."""

from __future__ import annotations

from engine.abilities.nouns.destinations import AttackedToo
from engine.abilities.nouns.token_descriptions import Arriving
from engine.abilities.verbs.tokens_attacking_each_opponent import CreateAttackingEach
from engine.rules.combat.entering_attacking import Goal
from engine.rules.continuous.copying import Copied
from engine.rules.instructions.performing import PERFORM
from engine.rules.resolution.verbs.create_tokens import create, describe
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@PERFORM.register(CreateAttackingEach)
def _create_attacking_each(game: Game, node: CreateAttackingEach, frame: Frame) -> Gen[None]:
    """They enter together, each attacking in its own direction (608.2f)."""
    beside = node.beside is AttackedToo.PLANESWALKERS
    goals = [Goal(opponent.number, beside) for opponent in game.opponents(frame.controller)]
    base = Copied(describe(game, node.token, frame))
    made = yield from create(game, frame.controller, [base] * len(goals), frame, Arriving.ATTACKING, whom=goals)
    frame.done = bool(made)
