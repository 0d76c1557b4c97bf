"""What is shown of a board: how it stands, what a step back leaves, and what is handed out: picture, text, file."""

from __future__ import annotations

import json
import re

import engine
from bot.board_text.forge_puzzles import forge_name, write_puzzle
from bot.board_text.writing import write
from bot.boards import moves
from bot.boards.store import Board, Move
from bot.desk import presenting, seats_and_roles
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.reply import Attachment, BoardRef, Place, Reply, Section
from bot.desk.steps import step_called
from bot.words import Words


def shown(
    desk: Context, place: Place, board: Board, played: Played, before: Played | None = None, since: int | None = None
) -> Reply:
    """The picture, before and after if both are given, with the open choice and the buttons; and the steps after the
    first ``since``, if any are to be told, else what applies."""
    words = Words.of(place.locale)
    told = engine.what_applies(played.table) if since is None else played.report.steps[since:]
    steps = presenting.views_of(told)
    turn = played.position.turn
    at = BoardRef(board.id, board.revision)
    return Reply(
        verdict=words("verdict-shown", n=turn.number, player=turn.active, step=step_called(turn.step, words)),
        steps=steps,
        choice=presenting.choice_of(board, played, words),
        buttons=presenting.buttons_for(at, played, steps, words),
        picture=presenting.picture_of(played, before),
        footer=presenting.footer(played.report, words),
        at=at,
    )


def told_again(desk: Context, place: Place, board: Board) -> Reply:
    """What came of the last move on a board."""
    return _told(desk, place, board)[0]


def _told(desk: Context, place: Place, board: Board) -> tuple[Reply, Played, Played | None]:
    """What came of the last move on a board, how that stands, and how it stood before, if the move was an act."""
    language = desk.language(place)
    played = desk.games.at(board, language)
    if "acts" not in desk.boards.moves(board.id, board.revision)[-1]:
        return shown(desk, place, board, played), played, None
    before = desk.games.before(board, language, board.revision)
    return presenting.outcome(board, played, before, Words.of(place.locale)), played, before


def shared(desk: Context, place: Place, board: Board, revision: int) -> Reply:
    """What came of the act that led to a revision, for everybody, with the board in one picture, as text to paste and
    as a file: a copy for another channel."""
    words = Words.of(place.locale)
    scene = Board(board.id, board.channel, board.owner, revision, board.seats)
    reply, played, before = _told(desk, place, scene)
    return reply.but(
        verdict=f"{reply.verdict}\n{words('verdict-shared')}",
        sections=(as_text(played, words),),
        attachments=(board_file(desk, board, revision),),
        picture=presenting.picture_of(played, before),
        choice=None,
        buttons=(),
    )


def undone(desk: Context, place: Place, board: Board) -> Reply:
    """Go back one move and show where that is."""
    words, language = Words.of(place.locale), desk.language(place)
    mover = desk.boards.last(board)
    seats_and_roles.may_take_back(board, desk.games.at(board, language).position.names, place, mover)
    board, move = desk.boards.undo(board)
    reply = shown(desk, place, board, desk.games.at(board, language))
    again = presenting.redo_button(BoardRef(board.id, board.revision), words)
    told = taken_back(board, place, move, mover)
    return reply.but(verdict=told.verdict, doer=told.doer, buttons=(*reply.buttons, again))


def taken_back(board: Board, place: Place, move: Move, mover: str) -> Reply:
    """What was taken back, and whose it was: the player's who acted, else of the seat of the user who made the move,
    else that user's."""
    words = Words.of(place.locale)
    player = move["acts"][-1].get("player") if "acts" in move else None
    seats = [name for name, user in board.seats.items() if user == mover]
    whose = player or ("".join(seats[:1]) if mover != place.user else "")
    key = "verdict-undone-of" if whose else "verdict-undone" if mover == place.user else "verdict-undone-other"
    doer = mover if key == "verdict-undone-other" else ""
    return Reply(verdict=words(key, what=move_in_words(move, words), player=whose), doer=doer)


def redone(desk: Context, place: Place, board: Board) -> Reply:
    """Do again what was taken back last and show where that is."""
    words, language = Words.of(place.locale), desk.language(place)
    seats_and_roles.plays(board, desk.games.at(board, language).position.names, place)
    board, move = desk.boards.redo(board)
    reply = shown(desk, place, board, desk.games.at(board, language))
    return reply.but(verdict=words("verdict-redone", what=move_in_words(move, words)))


def here(desk: Context, place: Place) -> tuple[Board, Played]:
    """The board of the channel, and how it stands."""
    board = desk.boards.at(place.channel)
    return board, desk.games.at(board, desk.language(place))


def as_text(played: Played, words: Words) -> Section:
    return Section(words("heading-paste"), write(played.report.state, words))


def as_puzzle(played: Played, human: str | None) -> tuple[Attachment, ...]:
    """The position as a puzzle, which is a matter of two players; one of them is its ``human``."""
    state = played.report.state
    if len(state["players"]) != 2:
        return ()
    cards = played.table.cards
    return (Attachment("board.pzl", write_puzzle(state, lambda name: forge_name(cards[name]), human).encode()),)


def board_file(desk: Context, board: Board, revision: int) -> Attachment:
    """The board at a revision as a file, to be imported again."""
    scenario = moves.scenario_of(desk.boards.moves(board.id, revision))
    return Attachment("board.json", (json.dumps(scenario, ensure_ascii=False, indent=1) + "\n").encode())


def move_in_words(move: Move, words: Words) -> str:
    """What a move was, shortly: the command that made it."""
    if "acts" in move:
        entry = move["acts"][-1]
        step = step_called(entry["step"], words) if "step" in entry else ""
        thing = entry.get("card") or entry.get("source") or step
        named = re.sub(r"(?:[.#]\d+)+$", "", str(thing))  # one of several, or put into a hand for this act
        return words(f"move-{entry['do'].replace('_', '-')}", thing=named).strip()
    return words("move-start") if "start" in move else words("move-put")
