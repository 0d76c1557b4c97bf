"""Cards that are taken at random, which nobody chooses (CR 608.2d)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.nouns.at_random import AtRandom
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.described_objects import fitting
from engine.rules.instructions.carrying_out import CHOICES
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId


@CHOICES.register(AtRandom)
def _at_random(
    game: Game, what: AtRandom, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """As many as there are, where there are fewer (609.3)."""
    group = replace(what.group, qualifiers=(*what.group.qualifiers, what.where))
    can = [it.id for it in fitting(game, group, frame)]
    _, most = bounds(game, what.count, frame)
    return game.random.sample(can, len(can) if most is None else min(most, len(can)))
    yield
