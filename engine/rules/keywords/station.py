"""Station (CR 702.184)."""

from __future__ import annotations

from engine.abilities.keywords.crew_saddle import Riding
from engine.abilities.keywords.station import StationNumber
from engine.rules.evaluate.evaluation import AMOUNTS, objects
from engine.rules.keywords.crew_saddle import by_toughness, power_for
from engine.state.frame import Frame
from engine.state.game import Game


@AMOUNTS.register(StationNumber)
def _station_number(game: Game, node: StationNumber, frame: Frame) -> int:
    """As the creature last was, if it has left (702.184a)."""
    creatures = objects(game, node.what, frame)
    if game.tracking is None and any(by_toughness(game, i, Riding.STATION) for i in creatures):
        game.cite("702.184c")
    return sum(power_for(game, i, Riding.STATION) for i in creatures)
