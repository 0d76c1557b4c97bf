"""Damage that a spell deals and that can't be prevented (CR 615.12)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.verbs.unpreventable_damage import DealsForSure
from engine.rules.instructions.performing import PERFORM, perform
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@PERFORM.register(DealsForSure)
def _deals(game: Game, node: DealsForSure, frame: Frame) -> Gen[None]:
    """(615.12)"""
    sure = tuple(replace(v, unpreventable=True) if isinstance(v, DealDamage) else v for v in node.first.verbs)
    yield from perform(game, replace(node.first, verbs=sure), frame)
