"""What spells and abilities can't cause players to do (CR 101.2)."""

from __future__ import annotations

from engine.abilities.prohibitions.restrictions import CantCause, Causing
from engine.rules.continuous.statements import looked_up
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

CANT_CAUSE = looked_up(CantCause)


def not_caused(game: Game, what: Causing, frame: Frame, players: list[PlayerId]) -> list[PlayerId]:
    """Those of some players whom the spell or ability that is being carried out can cause to do something (101.2)."""
    kept = {
        standing.frame.controller: standing.frame.source
        for node, standing in CANT_CAUSE.said(game)
        if what in node.what and standing.frame.controller != frame.controller
    }
    for player in players:
        if player in kept:
            who, by = TargetId.of_player(player), TargetId.of_object(kept[player])
            does_not_happen(game, "not-caused", "101.2", player=who, by=by)
    return [p for p in players if p not in kept]
