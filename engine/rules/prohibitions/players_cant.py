"""What effects keep players from doing (CR 101.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.abilities.prohibitions.players_cant import Forbidden, PlayerCant
from engine.rules.continuous.statements import looked_up
from engine.rules.pipeline.not_happening import Prohibition
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

PLAYER_CANT = looked_up(PlayerCant, begun=True)


def forbidden(game: Game, player: PlayerId, what: type[Forbidden]) -> Iterator[tuple[Forbidden, Frame]]:
    """The statements that keep a player from something; where they speak of that player, it is this one."""
    one = TargetId.of_player(player)
    for verb, standing in PLAYER_CANT.said_of(game, one):
        if isinstance(verb.what, what):
            yield verb.what, replace(standing.frame, each=one)


def forbidding(game: Game, player: PlayerId, what: type[Forbidden], *rules: str) -> Prohibition | None:
    """What keeps a player from something altogether, by these rules; None if nothing does."""
    return next((Prohibition(("101.2", *rules), frame.source) for _, frame in forbidden(game, player, what)), None)
