"""Exhaust abilities are activated once only, or once more (CR 702.177)."""

from __future__ import annotations

from engine.abilities.ability import Activated
from engine.abilities.keywords.boast_exhaust_forecast_power_up import ExhaustAgain
from engine.oracle.keywords.expansion import rules_of
from engine.rules.casting.activating import ONCE_MORE
from engine.rules.continuous.statements import looked_up
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject

EXHAUST_AGAIN = looked_up(ExhaustAgain)


@ONCE_MORE.by("702.177b")
def _exhausted_again(game: Game, player: PlayerId, it: GameObject, ability: Activated) -> bool:
    """(702.177b)"""
    if "702.177a" not in rules_of(game.characteristics(it).abilities.all, ability):
        return False
    return any(standing.frame.controller == player for _, standing in EXHAUST_AGAIN.said(game))
