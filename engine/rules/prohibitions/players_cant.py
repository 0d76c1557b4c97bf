"""What effects keep players from doing (CR 101.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.prohibitions.players_cant import Forbidden, PlayerCant
from engine.rules.continuous.statements import StatementInForce, looked_up
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
    for verb, standing in PLAYER_CANT.said_of(game, TargetId.of_player(player)):
        if isinstance(verb.what, what):
            return Prohibition(("101.2", *rules), standing.frame.source, this_turn=is_for_this_turn(game, standing))
    return None


def is_for_this_turn(game: Game, standing: StatementInForce) -> bool:
    """Whether it is said by an effect that ends with the turn (514.2)."""
    begun = ((one.source, one.timestamp, one.duration) for one in game.effects)
    return any(
        (source, timestamp) == (standing.frame.source, standing.timestamp)
        and isinstance(until, Until)
        and until.when in (TurnDuration.THIS_TURN, TurnDuration.END_OF_TURN)
        for source, timestamp, until in begun
    )
