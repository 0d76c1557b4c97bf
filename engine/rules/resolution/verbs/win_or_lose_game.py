"""Winning, losing and drawing the game (CR 104)."""

from __future__ import annotations

from engine.abilities.verbs.win_or_lose_game import EndGame, GameDrawn, Outcome
from engine.events import GameEnds
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import happen
from engine.rules.players.losing_and_leaving import lose, win
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(EndGame)
def _end_game(game: Game, verb: EndGame, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(104.2b, 104.3e)"""
    if verb.outcome is Outcome.LOSE:
        yield from lose(game, players, "effect", "104.3e")
    else:
        for player in players:
            yield from win(game, player, "104.2b")
    return TargetId.of_players(players)


@PERFORM.register(GameDrawn)
def _game_drawn(game: Game, node: GameDrawn, frame: Frame) -> Gen[None]:
    """Nobody wins, and nobody loses: what keeps players from that does not help (104.4c)."""
    yield from happen(game, [GameEnds(None, "effect")], "104.4c")
