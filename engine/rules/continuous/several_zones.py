"""What is said of things in several zones at once (CR 109.2, 611.3)."""

from __future__ import annotations

from engine.abilities.nouns import several_zones as ev
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import FITS, OBJECTS, Test
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.zones import Zone


@FITS.register(ev.NotOnBattlefield)
def _not_on_battlefield(node: ev.NotOnBattlefield) -> Test:
    return lambda game, it, ch, frame: it.zone is not Zone.BATTLEFIELD


@OBJECTS.register(ev.InSeveralZones)
def _together(game: Game, ref: ev.InSeveralZones, frame: Frame) -> list[ObjectId]:
    return list(dict.fromkeys(it.id for group in ref.groups for it in fitting(game, group, frame)))
