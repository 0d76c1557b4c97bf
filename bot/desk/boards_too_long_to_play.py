"""What can be done with a board that takes too long to be played: it is shown as it was put together, exported, and
its last move taken back."""

from __future__ import annotations

from collections.abc import Callable

from bot.boards import moves
from bot.boards.store import Board
from bot.desk import seats_and_roles
from bot.desk.context import Context
from bot.desk.handing_out_boards import board_file, move_in_words, taken_back
from bot.desk.reply import BoardRef, Place, Reply
from bot.words import Words


def shown(desk: Context, place: Place) -> Reply:
    """The file of the board, and what its last move was."""
    board = desk.boards.at(place.channel)
    words, line = Words.of(place.locale), desk.boards.moves(board.id, board.revision)
    verdict = words("verdict-unplayed", what=move_in_words(line[-1], words))
    return Reply(
        verdict=verdict, attachments=(board_file(desk, board, board.revision),), at=BoardRef(board.id, board.revision)
    )


def undone(desk: Context, place: Place) -> Reply:
    """Go back one move, unseen."""
    board = desk.boards.at(place.channel)
    mover = desk.boards.last(board)
    seats_and_roles.may_take_back(board, _players(desk, board), place, mover)
    board, move = desk.boards.undo(board)
    return taken_back(board, place, move, mover)


def _players(desk: Context, board: Board) -> tuple[str, ...]:
    return tuple(moves.scenario_of(desk.boards.moves(board.id, board.revision))["players"])


UNPLAYED: dict[str, Callable[[Context, Place], Reply]] = {
    "board show": shown,
    "board export": shown,
    "board undo": undone,
}
"""By command: what it does without playing the board."""
