"""Players who can't lose or can't win the game (CR 101.2, 104)."""

from __future__ import annotations

from engine.abilities.prohibitions.cant_lose_or_win import LosingTheGame, WinningTheGame
from engine.abilities.verbs.win_or_lose_game import GameGoesOn
from engine.events import Event, GameEnds, PlayerLoses
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import players
from engine.rules.pipeline import can_not
from engine.rules.pipeline.not_happening import Prohibition
from engine.rules.prohibitions.players_cant import forbidding, is_for_this_turn
from engine.state.game import Game

GAME_GOES_ON = looked_up(GameGoesOn)


@can_not(PlayerLoses, by="101.2")
def _cant_lose(game: Game, event: Event) -> Prohibition | None:
    """Conceding is no loss that an effect could stop (104.3a); it is not proposed."""
    assert isinstance(event, PlayerLoses)
    for node, where in GAME_GOES_ON.said(game):
        if event.player in players(game, node.losers, where.frame):
            return Prohibition(("101.2",), where.frame.source, this_turn=is_for_this_turn(game, where))
    return forbidding(game, event.player, LosingTheGame)


@can_not(GameEnds, by="101.2")
def _cant_win(game: Game, event: Event) -> Prohibition | None:
    """A player whose opponents have all left wins in spite of everything (104.2a); that is not proposed."""
    assert isinstance(event, GameEnds)
    if event.winner is None:
        return None
    for node, where in GAME_GOES_ON.said(game):
        if event.winner in players(game, node.winners, where.frame):
            return Prohibition(("101.2",), where.frame.source, this_turn=is_for_this_turn(game, where))
    return forbidding(game, event.winner, WinningTheGame)
