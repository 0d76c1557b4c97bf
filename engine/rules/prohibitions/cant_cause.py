"""What spells and abilities can't cause players to do (CR 101.2)."""

from __future__ import annotations

from engine.abilities.prohibitions.cant_cause import CantCause, Causing
from engine.abilities.prohibitions.cant_search import CantCauseOwnSearch
from engine.rules.continuous.statements import looked_up
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId

CANT_CAUSE = looked_up(CantCause)
CANT_CAUSE_OWN_SEARCH = looked_up(CantCauseOwnSearch)


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
            does_not_happen(game, "not-caused", "101.2", player=who, what=what.name.lower(), by=by)
    return [p for p in players if p not in kept]


def keeps_from_own_library(game: Game, frame: Frame, player: PlayerId, owner: PlayerId) -> ObjectId | None:
    """What keeps the spell or ability that is being carried out from causing its controller to search their library
    (101.2); None if nothing does, or if somebody else searches, or another library is searched."""
    if player != frame.controller or owner != player:
        return None
    said = (standing.frame for _, standing in CANT_CAUSE_OWN_SEARCH.said(game))
    return next((one.source for one in said if one.controller != player), None)
