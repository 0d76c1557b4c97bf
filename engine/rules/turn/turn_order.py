"""Whose turn is next: extra turns, skipped turns, players who have left (CR 500.7, 103.8, 800.4k)."""

from __future__ import annotations

from engine.abilities.verbs.skip import Unit
from engine.rules.turn import skipping
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import PlayerId


def whose_turn(game: Game) -> Gen[tuple[PlayerId, list[PlayerId]]]:
    """Whose turn is next, and the players who would have begun one if they were still there (500.7, 800.4k); turns
    that are skipped don't begin (614.10)."""
    passed_over: list[PlayerId] = []
    while True:
        extra = len(game.turn.extra)
        player, gone = _next_in_line(game)
        passed_over += gone
        is_extra = len(game.turn.extra) + len(gone) < extra
        skipped = skipping.skips_turn(game, player, is_extra)
        if not skipped and not (yield from skipping.is_declined(game, player, Unit.TURN)):
            return player, passed_over
        if not is_extra:
            game.turn.keep_seat(_seat_after(game, player))


def _next_in_line(game: Game) -> tuple[PlayerId, list[PlayerId]]:
    turn = game.turn
    passed_over: list[PlayerId] = []
    while turn.extra:
        if turn.next_seat is None:
            turn.keep_seat(_seat_after(game, turn.active))
        player = turn.take_extra()
        if not game.players[player].left:
            return player, passed_over
        passed_over.append(player)
    player = turn.next_seat if turn.next_seat is not None else _seat_after(game, turn.active)
    turn.take_seat()
    while game.players[player].left:
        passed_over.append(player)
        player = _seat_after(game, player)
    return player, passed_over


def _seat_after(game: Game, player: PlayerId) -> PlayerId:
    return PlayerId((player + 1) % len(game.players))
