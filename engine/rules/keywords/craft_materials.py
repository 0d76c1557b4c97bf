"""What a permanent was crafted from (CR 702.167c)."""

from __future__ import annotations

from engine.abilities.base import Ref
from engine.abilities.keywords import craft as cf
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import FITS, OBJECTS, Test, objects
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject
from engine.state.zones import Zone

CRAFT = "craft"
"""The cause of the moves of what is exiled to pay for a craft ability."""


def materials(game: Game, permanent: ObjectId) -> list[ObjectId]:
    """The cards still in exile that were exiled to pay for the craft ability that put a permanent onto the
    battlefield, which had itself been exiled for it (702.167c)."""
    exiled = game.origins.get(permanent)
    crafted = game.origins.get(exiled) if exiled is not None else None
    if crafted is None:
        return []
    moves = game.happened(ZoneChange)
    ids = [i for move in moves if move.cause == CRAFT and move.source == crafted for i in move.became]
    return [i for i in ids if (it := game.now(i)) is not None and it.zone is Zone.EXILE]


def _used(game: Game, by: Ref, frame: Frame) -> list[ObjectId]:
    game.look("exile")
    return [i for permanent in objects(game, by, frame) for i in materials(game, permanent)]


@OBJECTS.register(cf.TheMaterial)
def _the_material(game: Game, ref: cf.TheMaterial, frame: Frame) -> list[ObjectId]:
    return _used(game, ref.by, frame)


@FITS.register(cf.Material)
def _material(node: cf.Material) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        fits = node.type is None or node.type.value.capitalize() in ch.types
        return fits and it.id in _used(game, node.by, frame)

    return test
