"""Rampage (CR 702.23)."""

from __future__ import annotations

from engine.abilities.keywords.rampage import PerFurtherBlocker
from engine.rules.evaluate.for_each import PER
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject


@PER.register(PerFurtherBlocker)
def _further_blockers(game: Game, per: PerFurtherBlocker, frame: Frame, it: GameObject | None) -> int:
    """Counted as the ability resolves (702.23b)."""
    return max(0, len(game.combat.blockers_of(frame.source)) - 1)
