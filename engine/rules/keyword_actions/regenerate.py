"""Regenerating (CR 701.19)."""

from __future__ import annotations

from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.keyword_actions.regenerate import Regenerate, RegenerationShield
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(Regenerate)
def _regenerate(game: Game, verb: Regenerate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Create a shield that replaces the next destruction this turn (701.19a)."""
    ids = present(game, (yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")))
    permanents: list[TargetId] = [TargetId.of_object(i) for i in ids if game.objects[i].zone is Zone.BATTLEFIELD]
    with game.because("701.19a"):
        return begin_effect(game, (RegenerationShield(),), frame, permanents, Until(TurnDuration.THIS_TURN))


def regenerated_before(game: Game, permanent: ObjectId) -> Effect:
    """A regeneration shield of a permanent of a described board (701.19a)."""
    frame, affected = Frame(permanent, game.controller(permanent)), (TargetId.of_object(permanent),)
    return new_effect(game, frame, (RegenerationShield(),), affected, Until(TurnDuration.THIS_TURN))
