"""Targets that must differ or have something in common, and what still resolves without (CR 601.2c, 608.2b)."""

from __future__ import annotations

from engine.abilities.nouns.targets_together import AllTogether, StillResolves
from engine.rules.evaluate.evaluation import FITS, Test
from engine.rules.instructions.performing import PERFORM
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game


@FITS.register(AllTogether)
def _each_alone(node: AllTogether) -> Test:
    """Any of them may be one of several; whether they fit together is looked at when all are known."""
    return lambda game, it, ch, frame: True


@PERFORM.register(StillResolves)
def _still_resolves(game: Game, node: StillResolves, frame: Frame) -> Gen[None]:
    """Looked up as it is about to resolve (608.2b)."""
    yield from ()
