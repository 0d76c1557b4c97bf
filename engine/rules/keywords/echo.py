"""Echo (CR 702.30)."""

from __future__ import annotations

from engine.abilities.keywords.echo import CameSinceUpkeep
from engine.events import TurnBegins
from engine.rules.evaluate.evaluation import CONDITIONS, objects
from engine.state.frame import Frame
from engine.state.game import Game


@CONDITIONS.register(CameSinceUpkeep)
def _came_since(game: Game, node: CameSinceUpkeep, frame: Frame) -> bool:
    """Nothing comes under a player's control in a turn before its upkeep; what was on the board when it was set up
    has been there since before (702.30a)."""
    game.look("turn")
    mine = (event.number for event in game.happened(TurnBegins) if event.player == frame.controller)
    last = max((number for number in mine if number < game.turn.number), default=1)
    return all(game.find(i).since >= last for i in objects(game, node.subject, frame))
