"""Putting a board together: the commands of /board, and what opens and changes one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import engine
from bot.board_text.items import is_spell_only, number_of, read_counters, read_entry
from bot.board_text.paste import Pasted, read, zone_called
from bot.boards import moves
from bot.boards.store import Access, Board, Move
from bot.desk import autocomplete, presenting, seats_and_roles
from bot.desk.command_registry import command
from bot.desk.commands.acts import carry_out
from bot.desk.context import Context
from bot.desk.handing_out_boards import as_puzzle, as_text, board_file, here, redone, shared, shown, undone
from bot.desk.pasted_stack import cast_on_stack, check_stack
from bot.desk.puts_by_hand import as_edit
from bot.desk.reply import BoardRef, Place, Reply
from bot.desk.who_and_what_is_meant import Speaker, selves
from bot.errors import Ambiguous, BadItem, BadPaste, BadValue, NoBoard, NotYours, OnlyAtStart, describe
from bot.words import Words, one_of
from cards import UnknownCard, fold

MOST_PLAYERS = 8
MIDST_OF_GAME = 3
"""A turn that is no player's first of two."""
MOST_NAME = 40


@command("board new")
def board_new(desk: Context, place: Place, players: str | None = None, life: int | None = None) -> Reply:
    """Start a board: "You, Opp", or "Alice <@1>, Bob <@2>" to give seats to users."""
    names, seats = _players(players, place) if players is not None else (list(desk.players(place)), {})
    if life is not None and not 1 <= life <= 1_000_000:
        raise BadValue(option="life", found=str(life), expected="1–1000000")
    return opened(desk, place, moves.empty(names, life), seats, "verdict-new")


@command(
    "board add",
    card=autocomplete.cards,
    controller=autocomplete.players,
    zone=autocomplete.zones,
    attached_to=autocomplete.permanents_here,
)
def board_add(
    desk: Context,
    place: Place,
    card: str,
    controller: str | None = None,
    zone: str | None = None,
    count: int | None = None,
    tapped: bool = False,
    counters: str | None = None,
    attached_to: str | None = None,
) -> Reply:
    """Put cards (or a token in words) into a zone; once the game is on, this is an edit by hand."""
    board, before = here(desk, place)
    seats_and_roles.plays(board, before.position.names, place)
    words, speaker = Words.of(place.locale), Speaker(board, before, place)
    side = speaker.player(controller, "controller") if controller else speaker.myself("controller")
    where = zone_called(zone) if zone else "battlefield"
    if where is None:
        raise BadValue(option="zone", found=zone or "", expected=", ".join(moves.ZONES))
    read_as = read_entry(card, desk.names(place))
    entry: moves.Listed = {"card": read_as} if isinstance(read_as, str) else dict(read_as)
    if count is not None:
        if not 1 <= count <= 500:
            raise BadValue(option="count", found=str(count), expected="1–500")
        entry["count"] = count
    if tapped:
        entry["tapped"] = True
    if counters:
        entry["counters"] = entry.get("counters", {}) | read_counters(counters)
    if attached_to:
        entry["attached_to"] = speaker.thing(attached_to, "attached_to", ("battlefield", "player"))
    name = entry.get("card") or moves.token_name(entry["token"])
    footer: tuple[str, ...] = ()
    if where == "battlefield" and "card" in entry and is_spell_only(name, desk.names(place)):
        where, footer = "hand", (words("footer-to-hand", card=name, player=side),)
    plain = name if list(entry) == ["card"] else entry
    told = words("verdict-added", count=entry.get("count", 1), name=name, player=side, zone=words(f"zone-{where}"))
    reply = change(desk, place, board, {"put": {side: {where: [plain]}}}, told)
    return reply.but(footer=(*footer, *reply.footer)) if reply.error is None else reply


@command("board paste")
def board_paste(desk: Context, place: Place, text: str, partly: bool = False) -> Reply:
    """A whole board as text, onto the board here or a new one; see :mod:`bot.board_text.paste`."""
    try:
        board: Board | None = desk.boards.at(place.channel)
    except NoBoard:
        board = None
    words = Words.of(place.locale)
    position = desk.games.at(board, desk.language(place)).position if board else None
    players = position.names if position else ()
    who = selves(board, position, place) if board and position else desk.players(place)[:1]
    pasted = read(text.replace("\\n", "\n"), desk.names(place), players, who)
    complain(pasted, partly, words)
    return put_down(desk, place, board, pasted)


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
    """What went elsewhere than where it was written."""
    to_hand = (words("footer-to-hand", card=card, player=player) for player, card in pasted.moved)
    no_commanders = (words("footer-no-commander", card=card, player=player) for player, card in pasted.no_commanders)
    return (*to_hand, *no_commanders)


def pasted_count(pasted: Pasted) -> int:
    """How many cards were read."""
    return sum(map(_size, pasted.sides.values()))


def _move(pasted: Pasted, known: moves.Scenario) -> Move:
    """What was read as a move on the board of a scenario."""
    move: Move = {"put": pasted.sides}
    at_start = pasted.day or pasted.active
    if at_start and known.get("script"):
        raise OnlyAtStart(what=at_start)
    if pasted.day:
        move["set"] = {"options": {**known.get("options", {}), "day": pasted.day}}
    if pasted.active:
        move["set"] = move.get("set", {}) | {"turn": {**known.get("turn", {}), **_turn(pasted)}}
    return move


def new_board(pasted: Pasted, players: tuple[str, str]) -> moves.Scenario:
    """The scenario that a pasted board is by itself; ``players`` are the asker and an opponent."""
    names = list(dict.fromkeys([*pasted.sides, *([pasted.active] if pasted.active else [])]))
    me, opponent = players
    if len(names) < 2:
        names = [*names, opponent] if names == [me] else [me, *(names or [opponent])]
    scenario = moves.empty(names)
    for name, side in pasted.sides.items():
        scenario["players"][name] |= side
    if pasted.day:
        scenario["options"] = {"day": pasted.day}
    if pasted.active:
        scenario["turn"] = _turn(pasted)
    elif pasted.of_the_asker and me in names[1:]:
        scenario["turn"] = {"active": me}
    return scenario


def _turn(pasted: Pasted) -> dict[str, str | int | bool]:
    """What a pasted text says of whose turn it is, and of its step. A board that is described before a draw step stands
    in the midst of a game, in which that step is not skipped (103.8a)."""
    turn: dict[str, str | int | bool] = {"active": pasted.active or ""}
    if pasted.step is not None:
        turn |= {"step": pasted.step, "number": MIDST_OF_GAME}
    return turn | ({"begun": True} if pasted.begun else {})


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


@command("board show")
def board_show(desk: Context, place: Place) -> Reply:
    """The picture of the board and what it waits for."""
    board, played = here(desk, place)
    return shown(desk, place, board, played)


@command("board undo")
def board_undo(desk: Context, place: Place) -> Reply:
    """Take the last move back: one's own, or as the owner anybody's."""
    return undone(desk, place, desk.boards.at(place.channel))


@command("board redo")
def board_redo(desk: Context, place: Place) -> Reply:
    """Do again what was taken back last."""
    return redone(desk, place, desk.boards.at(place.channel))


@command("board access", choices={"who": tuple(access.value for access in Access)})
def board_access(desk: Context, place: Place, who: str) -> Reply:
    """Say who may play on this board beside its owner: nobody, those with a seat, everybody."""
    board = desk.boards.at(place.channel)
    seats_and_roles.owns(board, place)
    if who not in list(Access):
        raise BadValue(option="who", found=who, expected=", ".join(Access))
    desk.boards.let(board.id, Access(who))
    return Reply(verdict=Words.of(place.locale)(f"verdict-access-{who}"))


@command("board export")
def board_export(desk: Context, place: Place) -> Reply:
    """The board as a scenario file, and as text to paste."""
    board, played = here(desk, place)
    words = Words.of(place.locale)
    puzzle = as_puzzle(played, Speaker(board, played, place).me)
    remarks = any(b"\n# " in one.data for one in puzzle)
    return Reply(
        verdict=words("verdict-exported"),
        sections=(as_text(played, words),),
        attachments=(board_file(desk, board, board.revision), *puzzle),
        footer=(words("footer-puzzle-remarks"),) if remarks else (),
        at=BoardRef(board.id, board.revision),
    )


@command("board share")
def board_share(desk: Context, place: Place) -> Reply:
    """What came of the last act with the board before and after, as a message that can be put down elsewhere."""
    board, _ = here(desk, place)
    return shared(desk, place, board, board.revision)


@command("board end")
def board_end(desk: Context, place: Place) -> Reply:
    """Close the board; its file comes along, so it can be imported again."""
    board = desk.boards.at(place.channel)
    seats_and_roles.owns(board, place)
    file = board_file(desk, board, board.revision)
    desk.boards.end(board.id)
    return Reply(verdict=Words.of(place.locale)("verdict-ended"), attachments=(file,))


@command("board sit", player=autocomplete.players)
def board_sit(desk: Context, place: Place, player: str | None = None) -> Reply:
    """Take a player's seat: their choices are then yours to answer."""
    board, played = here(desk, place)
    free = [name for name in played.position.names if name not in board.seats]
    speaker = Speaker(board, played, place)
    name = speaker.player(player, "player") if player else speaker.seat(free)
    if not seats_and_roles.may_act_for(board, name, place):
        raise NotYours(what=name)
    desk.boards.sit(board.id, name, place.user)
    who = place.name or Words.of(place.locale)("you")
    key = "verdict-seated-self" if fold(who) == fold(name) else "verdict-seated"
    return Reply(verdict=Words.of(place.locale)(key, who=who, player=name))


def draft(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """Bring a throwaway board into the channel, so that everybody can go on with it."""
    scenario = moves.scenario_of(desk.boards.moves(board.id, at.revision))
    return opened(desk, place, scenario, {}, "verdict-drafted")


# Inside


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


def _players(text: str, place: Place) -> tuple[list[str], dict[str, str]]:
    """ "Alice <@1>, Bob" -> names and seats; a bare mention is named by its place in turn order."""
    names: list[str] = []
    seats: dict[str, str] = {}
    for part in re.split(rf"[,;\n]|\s+{one_of('between-players')}\s+", text):
        match = re.fullmatch(r"\s*([^<>]*?)\s*(?:<@!?(\d+)>)?\s*", part)
        name = match[1] if match else ""
        if match and match[2] and not name:
            name = f"{Words.of(place.locale)('player-one')} {len(names) + 1}"
        if match is None or not name or len(name) > MOST_NAME or fold(name) in map(fold, names):
            raise BadValue(option="players", found=part.strip(), expected="Alice, Bob")
        names.append(name)
        if match[2]:
            seats[name] = match[2]
    if not 2 <= len(names) <= MOST_PLAYERS:
        raise BadValue(option="players", found=text, expected=f"2–{MOST_PLAYERS}: Alice, Bob")
    return names, seats


def complain(pasted: Pasted, partly: bool, words: Words) -> None:
    """BadPaste with what could not be read, unless the rest was asked for; Ambiguous where all of it only may mean
    several cards, which can be asked one after the other."""
    if pasted.problems and not (partly and pasted.sides):
        if all(isinstance(problem.error, Ambiguous) for problem in pasted.problems):
            raise pasted.problems[0].error
        misspelt = tuple(one.error for one in pasted.problems if isinstance(one.error, UnknownCard))
        raise BadPaste(_problems(pasted, words), len({problem.line for problem in pasted.problems}), misspelt)


def _problems(pasted: Pasted, words: Words) -> tuple[str, ...]:
    """What is wrong with each line that could not be read."""
    return tuple(
        words("paste-line", n=problem.line, problem=describe(problem.error, words)[0]) for problem in pasted.problems
    )


def _size(side: moves.Side) -> int:
    entries = [entry for zone in (*moves.ZONES, "commander") for entry in side.get(zone, ())]
    return sum(map(number_of, entries))
