"""Life that can't be gained or lost (CR 119.7, 119.8)."""

from __future__ import annotations

from engine.abilities.prohibitions.cant_gain_or_lose_life import GainingLife, LifeCantChange
from engine.events import Event, LifeGain, LifeLoss
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import is_player
from engine.rules.pipeline import can_not
from engine.rules.pipeline.not_happening import Prohibition
from engine.rules.prohibitions.players_cant import forbidding, is_for_this_turn
from engine.state.game import Game

LIFE_CANT_CHANGE = looked_up(LifeCantChange)


@can_not(LifeGain, by="119.7")
def _cant_gain_life(game: Game, event: Event) -> Prohibition | None:
    """(119.7)"""
    assert isinstance(event, LifeGain)
    return forbidding(game, event.player, GainingLife, "119.7")


@can_not(LifeGain, LifeLoss, by="119.7")
def _cant_change(game: Game, event: Event) -> Prohibition | None:
    """(119.7, 119.8)"""
    assert isinstance(event, LifeGain | LifeLoss)
    for node, standing in LIFE_CANT_CHANGE.said(game):
        if is_player(node.whose)(game, event.player, standing.frame):
            rule = "119.7" if isinstance(event, LifeGain) else "119.8"
            return Prohibition(("101.2", rule), standing.frame.source, this_turn=is_for_this_turn(game, standing))
    return None
