"""Who may do what on a board: its owner all; those who have a seat play; onlookers look on, or take a free seat."""

from __future__ import annotations

from collections.abc import Sequence

from bot.boards.store import Access, Board
from bot.desk.reply import Place
from bot.errors import NotAPlayer, NotOwner, NotYourMove
from cards import fold


def seats_of(board: Board, players: Sequence[str], place: Place) -> tuple[str, ...]:
    """The players who somebody is: those whose seats they have, else one of their own name whose seat is free."""
    taken = tuple(player for player in players if board.seats.get(player) == place.user)
    return taken or tuple(p for p in players if p not in board.seats and fold(p) == fold(place.called))


def may_act_for(board: Board, player: str, place: Place) -> bool:
    """Whether somebody who plays here may act for a player: the owner for all, others where the seat is free."""
    return board.seats.get(player) in (None, place.user) or place.user == board.owner


def may_choose(board: Board, player: str, place: Place) -> bool:
    """Whether somebody may make a player's choices: who has the seat, the owner, and where it is free a namesake."""
    free = player not in board.seats
    open_to_all = free and board.access is Access.EVERYONE
    return place.user in board.users_for(player) or open_to_all or player in seats_of(board, [player], place)


def plays(board: Board, players: Sequence[str], place: Place) -> None:
    """NotAPlayer unless somebody may change the board at all, as its owner has it (:class:`Access`)."""
    if place.user == board.owner or board.access is Access.EVERYONE:
        return
    if board.access is Access.PLAYERS and seats_of(board, players, place):
        return
    free = [player for player in players if player not in board.seats] if board.access is Access.PLAYERS else []
    raise NotAPlayer(free=", ".join(free), near="" if free else board.owner)


def may_take_back(board: Board, players: Sequence[str], place: Place, mover: str) -> None:
    """NotYourMove unless somebody may undo a move: who made it, the owner, a moderator, or all where all may play."""
    if place.moderator or place.user == board.owner or board.access is Access.EVERYONE:
        return
    plays(board, players, place)
    if mover != place.user:
        raise NotYourMove()


def owns(board: Board, place: Place) -> None:
    """NotOwner unless somebody owns the board, or moderates the channel."""
    if place.user != board.owner and not place.moderator:
        raise NotOwner()
