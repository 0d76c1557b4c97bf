"""Playing more lands than one, for a turn (CR 305.2)."""

from __future__ import annotations

from engine.abilities.actions import TurnDuration, Until
from engine.abilities.lands import MoreLandsThisTurn
from engine.abilities.standing import AdditionalLands
from engine.decisions import Gen
from engine.frame import Frame
from engine.game import Game
from engine.rules.effects.continuous import begin_effect
from engine.rules.resolving import PERFORM


@PERFORM.register(MoreLandsThisTurn)
def _more_lands(game: Game, node: MoreLandsThisTurn, frame: Frame) -> Gen[None]:
    """Counted beside what static abilities allow (305.2)."""
    you = ("player", frame.controller)
    begin_effect(game, (AdditionalLands(node.count),), frame, [you], Until(TurnDuration.THIS_TURN))  # type: ignore[arg-type]
    yield from ()
