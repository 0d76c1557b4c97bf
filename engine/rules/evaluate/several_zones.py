"""What is said of things in several zones at once (CR 109.2, 611.3)."""

from __future__ import annotations

from engine.abilities.nouns import several_zones as ev
from engine.rules.evaluate.matching import FITS, Test, fitting
from engine.rules.evaluate.object_phrases import OBJECTS
from engine.rules.prohibitions.standing_rules import LOOKED_UP
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


@LOOKED_UP.register(ev.SameIsTrue)
def _looked_up(game: Game, node: ev.SameIsTrue) -> None:
    """Taken apart with the statement before it (``engine.rules.continuous.statements``)."""
