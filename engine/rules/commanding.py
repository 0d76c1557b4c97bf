"""What is a commander, and what may be cast for nothing on a condition (CR 903.3d, 118.9)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import commanding as cm
from engine.frame import Frame
from engine.game import Game
from engine.objects import GameObject
from engine.printed import COMPILED
from engine.rules.casting import Way, ways_to_cast
from engine.rules.conditions import CONDITIONS, holds
from engine.rules.matching import FITS, Test
from engine.zones import Zone


@FITS.register(cm.CommanderHead)
def _commander(node: cm.CommanderHead) -> Test:
    """The designation belongs to the card, whatever it looks like now (903.3)."""
    return lambda game, it, ch, frame: it.commander is not None and it.zone is Zone.BATTLEFIELD


@CONDITIONS.register(cm.InCommandZoneToo)
def _in_command_zone_too(game: Game, node: cm.InCommandZoneToo, frame: Frame) -> bool:
    """(113.6b)"""
    it = game.now(frame.source)
    game.look("battlefield")
    game.look("command")
    return it is not None and it.zone in (Zone.BATTLEFIELD, Zone.COMMAND)


@ways_to_cast
def _free(game: Game, it: GameObject, player: int) -> Iterable[Way]:
    """ "If you control a commander, you may cast this spell without paying its mana cost." (118.9)"""
    if it.card is None or it.zone is not Zone.HAND or it.owner != player:
        return
    for ability in COMPILED.faces(it.card)[0].abilities.of(cm.FreeIf):
        assert isinstance(ability, cm.FreeIf)
        if holds(game, ability.condition, Frame(it.id, player, ability)):
            yield Way("alternative", 0, None, ("118.9",))
