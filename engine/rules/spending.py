"""Mana spent as though it were of any color (CR 609.4b)."""

from __future__ import annotations

from engine.abilities.permissions import SpendsAsAnyColor
from engine.game import Game
from engine.rules.limits import LOOKED_UP
from engine.rules.mana import OF_ANY_COLOR
from engine.rules.mana_sources import Purpose
from engine.rules.refs import is_player, objects
from engine.rules.statements import said


@OF_ANY_COLOR.append
def _may(game: Game, player: int, purpose: Purpose) -> bool:
    for node, standing in said(game, SpendsAsAnyColor):
        meant = node.what is None or purpose.ability_of in objects(game, node.what, standing.frame)
        if meant and is_player(node.who)(game, player, standing.frame):
            return True
    return False


@LOOKED_UP.register(SpendsAsAnyColor)
def _looked_up(game: Game, node: SpendsAsAnyColor) -> None:
    """Looked up above where a cost is paid."""
