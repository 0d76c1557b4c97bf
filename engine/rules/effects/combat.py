"""Effects that say how creatures attack and block for a while (CR 508.1c-d, 509.1b-c, 611.2)."""

from __future__ import annotations

from engine.abilities import combat as c
from engine.decisions import Gen
from engine.frame import Frame
from engine.game import Game
from engine.rules.effects.continuous import RULE_VERBS, begin_effect
from engine.rules.refs import things
from engine.rules.resolving import PERFORM

RULE_VERBS |= {
    c.CantUnless,
    c.CantUnlessPaid,
    c.BlockOnly,
    c.IfAble,
    c.MustBeBlocked,
    c.BlockedByAllAble,
    c.BlockMore,
    c.AttackDespiteDefender,
    c.AssignByToughness,
    c.MayAssignAsUnblocked,
}


@PERFORM.register(c.Lure)
def _lure(game: Game, node: c.Lure, frame: Frame) -> Gen[None]:
    """From now on every creature able to block it has to (509.1c)."""
    begin_effect(game, node.verbs, frame, things(game, node.subject, frame), node.duration)
    return
    yield  # an instruction is a generator, although this one asks nothing
