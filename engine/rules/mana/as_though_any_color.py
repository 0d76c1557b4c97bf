"""Mana spent as though it were of any color (CR 609.4b)."""

from __future__ import annotations

from engine.abilities.permissions.play_cards import SpendsAsAnyColor
from engine.rules.continuous.statements import said
from engine.rules.evaluate.object_phrases import is_player, objects
from engine.rules.mana.payment import OF_ANY_COLOR
from engine.rules.mana.production import Purpose
from engine.rules.prohibitions.standing_rules import LOOKED_UP
from engine.state.game import Game
from engine.state.ids import PlayerId


@OF_ANY_COLOR.append
def _may(game: Game, player: PlayerId, purpose: Purpose) -> bool:
    for node, standing in said(game, SpendsAsAnyColor):
        meant = node.what is None or purpose.ability_of in objects(game, node.what, standing.frame)
        if meant and is_player(node.who)(game, player, standing.frame):
            return True
    return False


@LOOKED_UP.register(SpendsAsAnyColor)
def _looked_up(game: Game, node: SpendsAsAnyColor) -> None:
    """Looked up above where a cost is paid."""
