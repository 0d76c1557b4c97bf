"""The board of a channel opened from a scenario, and what is put on it by hand."""

from __future__ import annotations

from bot.boards import moves
from bot.boards.store import Board, Move
from bot.desk import presenting, seats_and_roles
from bot.desk.commands.acts import carry_out
from bot.desk.context import Context
from bot.desk.handing_out_boards import shown
from bot.desk.puts_by_hand import as_edit
from bot.desk.reply import BoardRef, Place, Reply
from bot.desk.who_and_what_is_meant import Speaker
from bot.words import Words


def opened(
    desk: Context, place: Place, scenario: moves.Scenario, seats: dict[str, str], told: str, **values: int
) -> Reply:
    """Start the board of a channel from a scenario; BoardThere if there is one already."""
    played = desk.games.of(scenario, desk.language(place))
    desk.games.check_length(played)
    board = desk.boards.open(place.channel, place.user, moves.start(scenario), seats)
    board = desk.games.add(board, place.user, played, *moves.acts(scenario))
    words = Words.of(place.locale)
    reply = shown(desk, place, board, played, since=0 if not scenario.get("script") else None)
    verdict = words(told, players=words.both(scenario["players"]), **values)
    me = Speaker(board, played, place).me
    return reply.but(verdict=f"{verdict} {words('verdict-you-are', player=me)}" if me else verdict)


def change(desk: Context, place: Place, board: Board, move: Move, told: str) -> Reply:
    """Add to the starting position while nothing has been played; later, create by hand."""
    words = Words.of(place.locale)
    seats_and_roles.plays(board, desk.games.at(board, desk.language(place)).position.names, place)
    line = desk.boards.moves(board.id, board.revision)
    cards = any(set(side) - {"mana"} for side in move.get("put", {}).values())
    begun = bool(moves.scenario_of(line).get("script"))
    if cards and begun:
        before = desk.games.at(board, desk.language(place))
        return carry_out(desk, place, board, before, as_edit(move["put"], board.revision))
    played = desk.games.of(moves.scenario_of([*line, move]), desk.language(place))
    if played.refused is not None:
        return presenting.refusal(played, words)
    board = desk.games.add(board, place.user, played, move)
    return shown(desk, place, board, played, since=None if begun else 0).but(verdict=told)


def draft(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """Bring a throwaway board into the channel, so that everybody can go on with it."""
    scenario = moves.scenario_of(desk.boards.moves(board.id, at.revision))
    return opened(desk, place, scenario, {}, "verdict-drafted")
