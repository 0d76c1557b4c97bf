"""Tokens that enter attacking, one for each opponent (CR 508.4, 111.2)."""

from __future__ import annotations

from engine.abilities.attacking_each import CreateAttackingEach
from engine.abilities.places import AttackedToo
from engine.abilities.tokens import Arriving
from engine.decisions import Gen
from engine.frame import Frame
from engine.game import Game
from engine.rules.combat.entering import Goal
from engine.rules.copying import Copied
from engine.rules.effects.tokens import create, describe
from engine.rules.resolving import PERFORM


@PERFORM.register(CreateAttackingEach)
def _create_attacking_each(game: Game, node: CreateAttackingEach, frame: Frame) -> Gen[None]:
    """They enter together, each attacking in its own direction (608.2f)."""
    beside = node.beside is AttackedToo.PLANESWALKERS
    goals = [Goal(opponent.number, beside) for opponent in game.opponents(frame.controller)]
    base = Copied(describe(game, node.token, frame))
    made = yield from create(game, frame.controller, [base] * len(goals), frame, Arriving.ATTACKING, whom=goals)
    frame.done = bool(made)
