"""Putting a board together, by hand and from files; showing it, taking back, ending it."""

from __future__ import annotations

import json
import re

import engine
from bot.boards import moves
from bot.boards.limits import read_import
from bot.boards.store import Board, Move
from bot.desk import present, refs, suggest
from bot.desk.acting import carry_out
from bot.desk.byhand import as_edit
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.registry import command
from bot.desk.reply import Attachment, BoardRef, Place, Reply, Section
from bot.desk.steps import read_step, step_called
from bot.errors import BadPaste, BadValue, NoBoard, NotYours, OnlyAtStart, describe
from bot.paste import Pasted, read, read_counters, read_entry, zone_called
from bot.words import Words, one_of
from bot.writing import write
from cards import fold

MOST_PLAYERS = 8
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
    card=suggest.cards,
    controller=suggest.players,
    zone=suggest.zones,
    attached_to=suggest.permanents_here,
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
    board, before = _here(desk, place)
    words = Words.of(place.locale)
    side = refs.player(before.position, controller) if controller else before.position.names[0]
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
        entry["attached_to"] = refs.find(before.position, attached_to, ("battlefield",))
    name = entry.get("card") or moves.token_name(entry["token"])
    plain = name if list(entry) == ["card"] else entry
    told = words("verdict-added", count=entry.get("count", 1), name=name, player=side, zone=words(f"zone-{where}"))
    return _change(desk, place, board, {"put": {side: {where: [plain]}}}, told)


@command("board paste")
def board_paste(desk: Context, place: Place, text: str, partly: bool = False) -> Reply:
    """A whole board as text, onto the board here or a new one; see :mod:`bot.paste`."""
    try:
        board: Board | None = desk.boards.at(place.channel)
    except NoBoard:
        board = None
    words = Words.of(place.locale)
    players = desk.games.at(board, desk.language(place)).position.names if board else ()
    pasted = read(text.replace("\\n", "\n"), desk.names(place), players, desk.players(place)[0])
    _complain(pasted, partly, words)
    told = words("verdict-pasted", count=sum(_size(side) for side in pasted.sides.values()))
    if board is not None:
        move: Move = {"put": pasted.sides}
        if pasted.day:
            known = moves.scenario_of(desk.boards.moves(board.id, board.revision))
            if known.get("script"):
                raise OnlyAtStart(what=pasted.day)
            move["set"] = {"options": {**known.get("options", {}), "day": pasted.day}}
        return _change(desk, place, board, move, told)
    names = list(pasted.sides)
    names += [name for name in desk.players(place) if name not in names][: max(0, 2 - len(names))]
    scenario = moves.empty(names)
    for name, side in pasted.sides.items():
        scenario["players"][name] |= side
    if pasted.day:
        scenario["options"] = {"day": pasted.day}
    return opened(desk, place, scenario, {}, "verdict-pasted", count=sum(map(_size, pasted.sides.values())))


@command(
    "board edit",
    choices={
        "change": (
            "life",
            "counters",
            "damage",
            "tap",
            "untap",
            "move",
            "attach",
            "control",
            "remove",
            "mana",
            "turn",
        )
    },
    object=suggest.things_here,
    value=suggest.edit_values,
    player=suggest.players,
)
def board_edit(
    desk: Context,
    place: Place,
    change: str,
    object: str | None = None,
    value: str | None = None,
    player: str | None = None,
) -> Reply:
    """Change the board by hand, not by the rules; the steps mark it so."""
    board, before = _here(desk, place)
    who = refs.player(before.position, player) if player else None
    what = refs.find(before.position, object, ("battlefield",)) if object else None
    if change in ("mana", "turn"):
        move = _setting(before, change, who, value)
        return _change(desk, place, board, move, Words.of(place.locale)("verdict-edited"))
    entry = {"do": "edit", **_edit(before, change, what, value, who)}
    return carry_out(desk, place, board, before, entry)


@command("board show")
def board_show(desk: Context, place: Place) -> Reply:
    """The picture of the board and what it waits for."""
    board, played = _here(desk, place)
    return shown(desk, place, board, played)


@command("board undo")
def board_undo(desk: Context, place: Place) -> Reply:
    """Take the last move back."""
    return undone(desk, place, desk.boards.at(place.channel))


@command("board export")
def board_export(desk: Context, place: Place) -> Reply:
    """The board as a scenario file, and as text to paste."""
    board, played = _here(desk, place)
    words = Words.of(place.locale)
    return Reply(
        verdict=words("verdict-exported"),
        sections=(Section(words("heading-paste"), write(played.report.state)),),
        attachments=(_file(desk, board),),
        at=BoardRef(board.id, board.revision),
    )


@command("board import")
def board_import(desk: Context, place: Place, file: bytes | None = None, text: str | None = None) -> Reply:
    """A scenario file (or its JSON, or pasted lines) as the board here; undo brings the old board back."""
    if file is None and text is None:
        raise BadValue(option="file", found="", expected="board.json")
    data = file if file is not None else (text or "").encode()
    start = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if start not in (b"{", b"["):
        return board_paste(desk, place, data.decode("utf-8", "replace"))
    scenario = read_import(data)
    desk.games.of(scenario, desk.language(place))  # judged as a whole before anything is kept
    try:
        board = desk.boards.at(place.channel)
    except NoBoard:
        board = desk.boards.open(place.channel, place.user, moves.start(scenario))
        board = desk.boards.add(board, place.user, *moves.acts(scenario))
    else:
        _own(board, place)
        board = desk.boards.add(board, place.user, moves.start(scenario), *moves.acts(scenario))
    played = desk.games.at(board, desk.language(place))
    words = Words.of(place.locale)
    reply = present.outcome(board, played, None, words)
    if not played.report.steps:
        reply = reply.but(verdict=words("verdict-imported"))
    return reply.but(picture=present.picture_of(played))


@command("board end")
def board_end(desk: Context, place: Place) -> Reply:
    """Close the board; its file comes along, so it can be imported again."""
    board = desk.boards.at(place.channel)
    _own(board, place)
    file = _file(desk, board)
    desk.boards.end(board.id)
    return Reply(verdict=Words.of(place.locale)("verdict-ended"), attachments=(file,))


@command("board sit", player=suggest.players)
def board_sit(desk: Context, place: Place, player: str | None = None) -> Reply:
    """Take a player's seat: their choices are then yours to answer."""
    board, played = _here(desk, place)
    players = list(played.position.names)
    free = [name for name in players if name not in board.seats]
    name = refs.player(played.position, player) if player else next(iter(free), players[0])
    if board.seats.get(name) not in (None, place.user) and place.user != board.owner:
        raise NotYours(what=name)
    desk.boards.sit(board.id, name, place.user)
    who = place.name or Words.of(place.locale)("you")
    return Reply(verdict=Words.of(place.locale)("verdict-seated", who=who, player=name))


def shown(desk: Context, place: Place, board: Board, played: Played, before: Played | None = None) -> Reply:
    """The picture, before and after if both are given, with what applies, the open choice and the buttons."""
    words = Words.of(place.locale)
    steps = present.views_of(engine.what_applies(played.table))
    turn = played.position.turn
    at = BoardRef(board.id, board.revision)
    return Reply(
        verdict=words("verdict-shown", n=turn.number, player=turn.active, step=step_called(turn.step, words)),
        steps=steps,
        choice=present.choice_of(board, played, words),
        buttons=present.buttons_for(at, played, steps, words),
        picture=present.picture_of(played),
        before=present.picture_of(before) if before else None,
        footer=present.footer(played.report, words),
        at=at,
    )


def undone(desk: Context, place: Place, board: Board) -> Reply:
    """Go back one move and show where that is."""
    board, move = desk.boards.undo(board)
    words = Words.of(place.locale)
    reply = shown(desk, place, board, desk.games.at(board, desk.language(place)))
    return reply.but(verdict=words("verdict-undone", what=_move_in_words(move, words)))


def draft(desk: Context, place: Place, board: Board, at: BoardRef) -> Reply:
    """Bring a throwaway board into the channel, so that everybody can go on with it."""
    scenario = moves.scenario_of(desk.boards.moves(board.id, at.revision))
    return opened(desk, place, scenario, {}, "verdict-drafted")


# Inside


def _here(desk: Context, place: Place) -> tuple[Board, Played]:
    board = desk.boards.at(place.channel)
    return board, desk.games.at(board, desk.language(place))


def _own(board: Board, place: Place) -> None:
    if place.user != board.owner and not place.moderator:
        raise NotYours(what="board")


def opened(
    desk: Context, place: Place, scenario: moves.Scenario, seats: dict[str, str], told: str, **values: int
) -> Reply:
    """Start the board of a channel from a scenario; BoardThere if there is one already."""
    played = desk.games.of(scenario, desk.language(place))
    board = desk.boards.open(place.channel, place.user, moves.start(scenario), seats)
    desk.games.keep(board.revision, played)
    words = Words.of(place.locale)
    reply = shown(desk, place, board, played)
    return reply.but(verdict=words(told, players=words.both(scenario["players"]), **values))


def _change(desk: Context, place: Place, board: Board, move: Move, told: str) -> Reply:
    """Add to the starting position while nothing has been played; later, create by hand."""
    words = Words.of(place.locale)
    line = desk.boards.moves(board.id, board.revision)
    cards = any(set(side) - {"mana"} for side in move.get("put", {}).values())
    if cards and moves.scenario_of(line).get("script"):
        before = desk.games.at(board, desk.language(place))
        return carry_out(desk, place, board, before, as_edit(move["put"], board.revision))
    played = desk.games.of(moves.scenario_of([*line, move]), desk.language(place))
    if played.refused is not None:
        return present.refusal(played, words)
    board = desk.boards.add(board, place.user, move)
    desk.games.keep(board.revision, played)
    return shown(desk, place, board, played).but(verdict=told)


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


def _complain(pasted: Pasted, partly: bool, words: Words) -> None:
    if pasted.problems and not (partly and pasted.sides):
        lines = (
            words("paste-line", n=problem.line, problem=describe(problem.error, words)[0])
            for problem in pasted.problems
        )
        raise BadPaste(tuple(lines))


def _size(side: moves.Side) -> int:
    entries = [entry for zone in moves.ZONES for entry in side.get(zone, ())]
    return sum(entry.get("count", 1) if isinstance(entry, dict) else 1 for entry in entries)


def _setting(before: Played, change: str, who: str | None, value: str | None) -> Move:
    """What holds for the whole replay: where mana comes from, whose turn and step it begins in."""
    position, turn = before.position, before.position.turn
    if change == "mana":
        if value is None or not re.fullmatch(r"any|lands|[WUBRGC0-9]*", value):
            raise BadValue(option="value", found=value or "", expected="any, lands, UUR2")
        return {"put": {name: {"mana": value} for name in ([who] if who else position.names)}}
    step = read_step(value, Words.of("en")) if value else turn.step
    return {"set": {"turn": {"number": turn.number, "active": who or turn.active, "step": step}}}


def _edit(before: Played, change: str, what: str | None, value: str | None, who: str | None) -> moves.Entry:
    """The engine's words for a change by hand."""
    if change == "life":
        life = value or ""
        if not re.fullmatch(r"-?\d{1,6}", life):
            raise BadValue(option="value", found=life, expected="17")
        return {"set_life": {who or what or before.position.names[0]: int(life)}}
    thing = what or who
    if thing is None:
        raise BadValue(option="object", found="", expected=", ".join(t.label for t in refs.things(before.position)[:5]))
    if change == "counters":
        return {"counters": {thing: read_counters(value or "")}}
    if change == "damage":
        if not (value or "").isdecimal():
            raise BadValue(option="value", found=value or "", expected="2")
        return {"damage": {thing: int(value or 0)}}
    if change in ("tap", "untap"):
        return {"tap": {thing: change == "tap"}}
    if change == "move":
        zone = zone_called(value or "")
        if zone is None:
            raise BadValue(option="value", found=value or "", expected=", ".join(moves.ZONES))
        return {"move": {thing: {"to": zone, "controller": who} if who else zone}}
    if change == "attach":
        return {"attach": {thing: refs.find(before.position, value, ("battlefield",)) if value else None}}
    if change == "control":
        return {"control": {thing: who or refs.player(before.position, value or "")}}
    if change == "remove":
        return {"remove": thing}
    raise BadValue(option="change", found=change, expected="life, counters, damage, tap, untap, move, …")


def _file(desk: Context, board: Board) -> Attachment:
    scenario = moves.scenario_of(desk.boards.moves(board.id, board.revision))
    return Attachment("board.json", (json.dumps(scenario, ensure_ascii=False, indent=1) + "\n").encode())


def _move_in_words(move: Move, words: Words) -> str:
    """What a move was, shortly: the command that made it."""
    if "acts" in move:
        entry = move["acts"][-1]
        thing = entry.get("card") or entry.get("source") or entry.get("step") or ""
        return f"{entry['do'].replace('_', '-')} {thing}".strip()
    return words("move-start") if "start" in move else words("move-put")
