"""Boards that begin anew from what another program wrote: a scenario, or a puzzle."""

from __future__ import annotations

from bot.board_text.forge_puzzles import read_puzzle
from bot.board_text.paste import Pasted
from bot.boards import moves
from bot.boards.limits_of_imported_boards import check_size
from bot.desk import presenting, seats_and_roles
from bot.desk.context import Context
from bot.desk.putting_down_pastes import complain
from bot.desk.reply import Place, Reply
from bot.words import Words


def begun(desk: Context, place: Place, scenario: moves.Scenario) -> Reply:
    """The board here begins anew from a scenario."""
    played = desk.games.of(scenario, desk.language(place))
    desk.games.check_length(played)  # judged as a whole before anything is kept
    board = desk.boards.found(place.channel)
    if board is None:
        board = desk.boards.open(place.channel, place.user, moves.start(scenario))
        board = desk.games.add(board, place.user, played, *moves.acts(scenario))
    else:
        seats_and_roles.owns(board, place)
        board = desk.games.add(board, place.user, played, moves.start(scenario), *moves.acts(scenario))
    words = Words.of(place.locale)
    reply = presenting.outcome(board, played, None, words)
    if not played.report.steps:
        reply = reply.but(verdict=words("verdict-imported"))
    return reply.but(picture=presenting.picture_of(played))


def puzzle(desk: Context, place: Place, text: str) -> moves.Scenario:
    """The scenario that a puzzle is; BadPaste with what cannot be read of it."""
    scenario, problems = read_puzzle(text, desk.names(place), desk.players(place))
    complain(Pasted(problems=problems), False, Words.of(place.locale))
    check_size(scenario)
    return scenario
