"""What is said of things in several zones at once (CR 109.2, 611.3)."""

from __future__ import annotations

from engine.abilities.nouns import several_zones as ev
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import AMOUNTS, FITS, OBJECTS, Test, test_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.zones import Zone


@FITS.register(ev.NotOnBattlefield)
def _not_on_battlefield(node: ev.NotOnBattlefield) -> Test:
    return lambda game, it, ch, frame: it.zone is not Zone.BATTLEFIELD


@AMOUNTS.register(ev.InExileAndGraveyard)
def _in_exile_and_graveyard(game: Game, node: ev.InExileAndGraveyard, frame: Frame) -> int:
    test = test_of(node.group)
    mine = (it for zone in (Zone.EXILE, Zone.GRAVEYARD) for it in game.in_zone(zone) if it.owner == frame.controller)
    return sum(not it.face_down and test(game, it, game.characteristics(it), frame) for it in mine)


@OBJECTS.register(ev.InSeveralZones)
def _together(game: Game, ref: ev.InSeveralZones, frame: Frame) -> list[ObjectId]:
    return list(dict.fromkeys(it.id for group in ref.groups for it in fitting(game, group, frame)))
