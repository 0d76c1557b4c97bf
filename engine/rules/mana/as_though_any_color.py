"""Mana spent as though it were of any color (CR 609.4b)."""

from __future__ import annotations

from engine.abilities.permissions.play_cards import SpendsAsAnyColor
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import is_player, objects
from engine.rules.mana.payment_plan import OF_ANY_COLOR
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.state.game import Game
from engine.state.ids import PlayerId

SPENDS_AS_ANY_COLOR = looked_up(SpendsAsAnyColor)


@OF_ANY_COLOR.by("609.4b")
def _may(game: Game, player: PlayerId, purpose: Purpose) -> bool:
    for node, standing in SPENDS_AS_ANY_COLOR.said(game):
        meant = node.what is None or purpose.ability_of in objects(game, node.what, standing.frame)
        if meant and is_player(node.who)(game, player, standing.frame):
            return True
    return False
