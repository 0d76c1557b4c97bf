"""What was pasted, put down: on the board here, or as a new one; what could not be read of it, or put there, is said of
the lines that somebody wrote."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import engine
from bot.board_text.named_here import number_of
from bot.board_text.numbers_held import GOES_ON
from bot.board_text.paste import Pasted
from bot.board_text.unnamed_lands import ANY_LAND
from bot.boards import moves
from bot.boards.store import Board, Move
from bot.desk.context import Context
from bot.desk.handing_out_boards import here
from bot.desk.opening_and_changing_boards import change, opened
from bot.desk.pasted_stack import cast_on_stack, check_stack
from bot.desk.puts_by_hand import as_edit
from bot.desk.reply import Place, Reply
from bot.errors import Ambiguous, BadItem, BadPaste, BadValue, OnlyAtStart, describe
from bot.words import Words
from cards import UnknownCard

MIDST_OF_GAME = 3
"""A turn that is no player's first of two."""


def put_down(desk: Context, place: Place, board: Board | None, pasted: Pasted) -> Reply:
    """Put down what was read, on the board here or a new one."""
    words = Words.of(place.locale)
    left_out = tuple(words("paste-left-out", line=line) for line in _problems(pasted, words))
    told_too = (*left_out, *remarks_on(pasted, words))
    known = moves.scenario_of(desk.boards.moves(board.id, board.revision)) if board else moves.empty(())
    with said_plainly(known["players"], pasted.sides, words):
        scenario = new_board(pasted, desk.players(place)) if board is None else {}
        move: Move = {} if board is None else _move(pasted, known)
        if pasted.stack:
            line = [*desk.boards.moves(board.id, board.revision), move] if board is not None else []
            there = desk.games.of(moves.scenario_of(line) if line else scenario, desk.language(place))
            of_the_asker = board or Board(0, None, place.user, 0, {})
            refused = check_stack(desk, place, of_the_asker, there, pasted.stack, "text")
            if refused is not None:
                return refused
        if board is None:
            reply = opened(desk, place, scenario, {}, "verdict-pasted", count=pasted_count(pasted))
        else:
            reply = change(desk, place, board, move, words("verdict-pasted", count=pasted_count(pasted)))
    if pasted.stack and reply.error is None:
        put, (now, played) = reply, here(desk, place)
        reply = cast_on_stack(desk, place, now, played, pasted.stack, "text")
        if pasted_count(pasted):
            reply = reply.but(verdict=f"{put.verdict}\n{reply.verdict}")
    return reply.but(footer=(*told_too, *reply.footer)) if reply.error is None else reply


def remarks_on(pasted: Pasted, words: Words) -> tuple[str, ...]:
    """What went elsewhere than where it was written, and what is taken to be of a size or to copy nothing."""
    to_hand = (words("footer-to-hand", card=card, player=player) for player, card in pasted.moved)
    no_commanders = (words("footer-no-commander", card=card, player=player) for player, card in pasted.no_commanders)
    sized = (words("footer-token-as-made", token=one) for one in dict.fromkeys(pasted.sized))
    hosts = (words("footer-host-put", card=card, player=player) for player, card in pasted.hosts)
    copying = (words("footer-copy-untold", card=card) for card in dict.fromkeys(pasted.copies_untold))
    lands = (words("footer-unnamed-lands", card=ANY_LAND),) if pasted.unnamed_lands else ()
    return (*to_hand, *no_commanders, *hosts, *copying, *sized, *lands)


def pasted_count(pasted: Pasted) -> int:
    """How many cards were read."""
    return sum(map(_size, pasted.sides.values()))


def new_board(pasted: Pasted, players: tuple[str, str]) -> moves.Scenario:
    """The scenario that a pasted board is by itself; ``players`` are the asker and an opponent."""
    names = list(dict.fromkeys([*pasted.sides, *([pasted.active] if pasted.active else [])]))
    me, opponent = players
    if len(names) < 2:
        names = [*names, opponent] if names == [me] else [me, *(names or [opponent])]
    if pasted.of_the_asker and me in names:  # in turn order still, from whose board it is on: they are "I"
        names = [*names[names.index(me) :], *names[: names.index(me)]]
    scenario = moves.put_together(names)
    for name, side in pasted.sides.items():
        scenario["players"][name] |= _going_on(name, side, pasted)
    if pasted.history:
        scenario["history"] = pasted.history
    if pasted.day:
        scenario["options"] = {**scenario["options"], "day": pasted.day}
    if pasted.active:
        scenario["turn"] = _turn(pasted)
    return scenario


def _going_on(player: str, side: moves.Side, pasted: Pasted) -> moves.Side:
    """A side whose library goes on below the cards that were named, unless it was said how many it has."""
    library = side.get("library")
    if not library or player in pasted.whole_libraries or GOES_ON in library:
        return side
    return {**side, "library": [*library, GOES_ON]}


@contextmanager
def said_plainly(there: dict[str, moves.Side], more: dict[str, moves.Side], words: Words) -> Iterator[None]:
    """Around putting ``more`` down after what is ``there``: what is wrong with it is said of the item that somebody
    wrote, not of a place in JSON."""
    try:
        yield
    except engine.ScenarioError as error:
        match = re.match(r"(?:players|script\[\d+\]\.(create))\.(.+?)(?:\.(\w+))?\[(\d+)\](?:\.(\w+))?", error.place)
        if match is None:
            raise
        made, player, zone, number, key = match.groups()
        known = as_edit(more, 0)["create"][player] if made else there.get(player, {}).get(zone, ())
        item = [*known, *more.get(player, {}).get(zone, ())][int(number)]
        name = item if isinstance(item, str) else item.get("card") or moves.token_name(item.get("token", zone))
        expected = words(error.expected, **error.values)
        whose = f"{player}: {name}"
        if key is not None and not error.found.startswith("“"):  # true or a number says nothing without what it is of
            raise BadItem(item=whose, found=words.find(f"what-{key}") or key, expected=expected) from None
        raise BadValue(option=whose, found=error.found.strip("“”"), expected=expected) from None


def complain(pasted: Pasted, partly: bool, words: Words) -> None:
    """BadPaste with what could not be read, unless the rest was asked for; Ambiguous where all of it only may mean
    several cards, which can be asked one after the other."""
    if pasted.problems and not (partly and pasted.sides):
        if all(isinstance(problem.error, Ambiguous) for problem in pasted.problems):
            raise pasted.problems[0].error
        misspelt = tuple(one.error for one in pasted.problems if isinstance(one.error, UnknownCard))
        raise BadPaste(_problems(pasted, words), len({problem.line for problem in pasted.problems}), misspelt)


def _move(pasted: Pasted, known: moves.Scenario) -> Move:
    """What was read as a move on the board of a scenario."""
    untold = {player for player in pasted.sides if "library" not in known.get("players", {}).get(player, {})}
    may_go_on = untold if not known.get("script") else set()
    sides = {name: _going_on(name, side, pasted) if name in may_go_on else side for name, side in pasted.sides.items()}
    move: Move = {"put": sides}
    at_start = pasted.day or pasted.active or next(iter(pasted.history), None)
    if at_start and known.get("script"):
        raise OnlyAtStart(what=at_start)
    if pasted.day:
        move["set"] = {"options": {**known.get("options", {}), "day": pasted.day}}
    if pasted.history:
        move["set"] = move.get("set", {}) | {"history": {**known.get("history", {}), **pasted.history}}
    if pasted.active:
        move["set"] = move.get("set", {}) | {"turn": {**known.get("turn", {}), **_turn(pasted)}}
    return move


def _turn(pasted: Pasted) -> dict[str, str | int | bool]:
    """What a pasted text says of whose turn it is, and of its step. A board that is described before a draw step stands
    in the midst of a game, in which that step is not skipped (103.8a)."""
    turn: dict[str, str | int | bool] = {"active": pasted.active or ""}
    if pasted.step is not None:
        turn |= {"step": pasted.step, "number": MIDST_OF_GAME}
    return turn | ({"begun": True} if pasted.begun else {})


def _problems(pasted: Pasted, words: Words) -> tuple[str, ...]:
    """What is wrong with each line that could not be read."""
    return tuple(
        words("paste-line", n=problem.line, problem=describe(problem.error, words)[0]) for problem in pasted.problems
    )


def _size(side: moves.Side) -> int:
    entries = [entry for zone in (*moves.ZONES, "commander") for entry in side.get(zone, ())]
    return sum(map(number_of, entries))
