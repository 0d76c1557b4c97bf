"""Playing more lands than one, for a turn (CR 305.2)."""

from __future__ import annotations

from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.verbs.additional_land_plays import AdditionalLands, MoreLandsThisTurn
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.instructions.performing import PERFORM
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


@PERFORM.register(MoreLandsThisTurn)
def _more_lands(game: Game, node: MoreLandsThisTurn, frame: Frame) -> Gen[None]:
    """Counted beside what static abilities allow (305.2)."""
    you = TargetId.of_player(frame.controller)
    begin_effect(game, (AdditionalLands(node.count),), frame, [you], Until(TurnDuration.THIS_TURN))
    yield from ()
