"""Goading (CR 701.15)."""

from __future__ import annotations

from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.keyword_actions import goad as c
from engine.abilities.keyword_actions.goad import IsGoaded
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import FITS, Test
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.state.choices import Gen
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId

GOADED = looked_up(c.Goaded, begun=True)


@DO.register(c.Goad)
def _goad(game: Game, verb: c.Goad, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Creatures that this player has goaded already are not goaded again (701.15a, 701.15d)."""
    chosen = yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")
    again = {t for _, where in GOADED.said(game) if where.frame.controller == players[0] for t in where.things(game)}
    goaded: list[TargetId] = [
        TargetId.of_object(i) for i in present(game, chosen) if TargetId.of_object(i) not in again
    ]
    with game.because("701.15a"):
        begin_effect(game, (c.Goaded(),), frame, goaded, Until(TurnDuration.YOUR_NEXT_TURN))
    return TargetId.of_objects(chosen)


def goaded_before(game: Game, creature: ObjectId, by: PlayerId) -> Effect:
    """The effect on a creature of a described board that a player has goaded (701.15a)."""
    until = Until(TurnDuration.YOUR_NEXT_TURN)
    return new_effect(game, Frame(creature, by), (c.Goaded(),), (TargetId.of_object(creature),), until)


@FITS.register(IsGoaded)
def _goaded(node: IsGoaded) -> Test:
    return lambda game, it, ch, frame: next(GOADED.said_of(game, it.target), None) is not None
