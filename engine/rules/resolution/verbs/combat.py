"""Effects that say how creatures attack and block for a while (CR 508.1c-d, 509.1b-c, 611.2)."""

from __future__ import annotations

from engine.abilities.base import Verb
from engine.abilities.prohibitions import combat as c
from engine.abilities.verbs import TurnDuration, Until
from engine.rules.continuous.lasting_verbs import RULES_OF_PLAY, begin_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.rules.instructions.performing import PERFORM
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

GOADED = looked_up(c.Goaded, begun=True)

_OF_COMBAT: set[type[Verb]] = {
    c.CantUnless,
    c.CantUnlessPaid,
    c.BlockOnly,
    c.IfAble,
    c.MustBeBlocked,
    c.BlockedByAllAble,
    c.BlockMore,
    c.AttackDespiteDefender,
    c.AssignByToughness,
    c.AssignsNoDamage,
    c.MayAssignAsUnblocked,
}


RULES_OF_PLAY |= _OF_COMBAT


@PERFORM.register(c.Lure)
def _lure(game: Game, node: c.Lure, frame: Frame) -> Gen[None]:
    """From now on every creature able to block it has to (509.1c)."""
    begin_effect(game, node.verbs, frame, things(game, node.subject, frame), node.duration)
    return
    yield  # an instruction is a generator, although this one asks nothing


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
