"""Exchanging zones, and targets that belong together (CR 701.12, 601.2c)."""

from __future__ import annotations

from engine.abilities.verbs import exchange as ex
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import FITS, Test
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import happen
from engine.rules.resolution.partitives import ZONES
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(ex.ExchangeZones)
def _zones(game: Game, verb: ex.ExchangeZones, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """All cards of both zones move at the same time, also where one of the zones is empty (701.12f)."""
    pairs = ((ZONES[verb.one], ZONES[verb.two]), (ZONES[verb.two], ZONES[verb.one]))
    moves = [
        ZoneChange(i, to, origin, "exchange", frame.source)
        for player in players
        for origin, to in pairs
        for i in list(game.ids(origin, player))
    ]
    logged = yield from happen(game, moves, "701.12f")
    frame.done = True
    return [TargetId.of_object(i) for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]


@FITS.register(ex.AllTogether)
def _each_alone(node: ex.AllTogether) -> Test:
    """Any of them may be one of several; whether they fit together is looked at when all are known."""
    return lambda game, it, ch, frame: True


@PERFORM.register(ex.StillResolves)
def _still_resolves(game: Game, node: ex.StillResolves, frame: Frame) -> Gen[None]:
    """Looked up as it is about to resolve (608.2b)."""
    yield from ()
