"""What can't be the target of spells or abilities (CR 101.2, 115)."""

from __future__ import annotations

from engine.abilities.prohibitions import standing_rules as st
from engine.abilities.verbs.attack_and_block import Cant
from engine.rules.continuous.statements import looked_up
from engine.rules.targeting import SHIELDS, Bar
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject, Kind

CANT = looked_up(Cant, begun=True)


@SHIELDS.by("101.2")
def _cant_be_target(game: Game, thing: TargetId, source: GameObject, player: PlayerId) -> Bar | None:
    """ "can't be the target of spells or abilities your opponents control" (101.2)"""
    for verb, standing in CANT.said_of(game, thing):
        if isinstance(verb.what, st.BeTargeted) and _targets_so(verb.what.by, source, player, standing.frame):
            return Bar(Message("cannot-be-target", {"thing": thing}), ("101.2",))
    return None


def _targets_so(by: st.TargetedBy, source: GameObject, player: PlayerId, frame: Frame) -> bool:
    if by is st.TargetedBy.OPPONENTS:
        return player != frame.controller
    return by is st.TargetedBy.ANY or source.kind is not Kind.ABILITY
