"""Effects that say how creatures attack and block for a while (CR 508.1c-d, 509.1b-c, 611.2)."""

from __future__ import annotations

from engine.abilities.base import Verb
from engine.abilities.permissions.attacking_and_blocking import AttackAsThoughHaste, AttackDespiteDefender, BlockMore
from engine.abilities.permissions.combat_damage_assignment import (
    AssignByToughness,
    AssignsNoDamage,
    MayAssignAsUnblocked,
)
from engine.abilities.prohibitions import combat_restrictions as c
from engine.abilities.prohibitions.combat_requirements import (
    AttacksOthers,
    BlockedByAllAble,
    IfAble,
    Lure,
    MustBeBlocked,
)
from engine.abilities.verbs.attack_and_block import Cant
from engine.rules.continuous.lasting_verbs import RULES_OF_PLAY, SETTLES, begin_effect
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import PERFORM
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game

_OF_COMBAT: set[type[Verb]] = {
    c.CantUnless,
    c.CantUnlessPaid,
    c.BlockOnly,
    c.AttackOnlyAlone,
    AttacksOthers,
    IfAble,
    MustBeBlocked,
    BlockedByAllAble,
    BlockMore,
    AttackAsThoughHaste,
    AttackDespiteDefender,
    AssignByToughness,
    AssignsNoDamage,
    MayAssignAsUnblocked,
}


RULES_OF_PLAY |= _OF_COMBAT


@PERFORM.register(Lure)
def _lure(game: Game, node: Lure, frame: Frame) -> Gen[None]:
    """From now on every creature able to block it has to (509.1c)."""
    begin_effect(game, node.verbs, frame, things(game, node.subject, frame), node.duration)
    return
    yield  # an instruction is a generator, although this one asks nothing


@SETTLES.register(c.CantBeBlockedThisTurnExceptBy)
def _cant_be_blocked(game: Game, verb: c.CantBeBlockedThisTurnExceptBy, frame: Frame) -> Verb:
    """The restriction, for as long as it says (509.1b)."""
    return Cant(c.BeBlockedExceptBy(verb.by))


RULES_OF_PLAY.add(c.CantBeBlockedThisTurnExceptBy)
