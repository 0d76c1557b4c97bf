"""Putting a board together: the commands of /board, and what opens and changes one."""

from __future__ import annotations

import re

from bot.board_text.forge_puzzles import is_puzzle
from bot.board_text.items import read_entry
from bot.board_text.paste import read
from bot.board_text.said_of_a_card import read_counters
from bot.board_text.where_cards_belong import is_spell_only, zone_called
from bot.boards import moves
from bot.boards.store import Access
from bot.desk import autocomplete, seats_and_roles
from bot.desk.boards_from_elsewhere import begun, puzzle
from bot.desk.command_registry import command
from bot.desk.context import Context
from bot.desk.handing_out_boards import as_puzzle, as_text, board_file, here, redone, shared, shown, undone
from bot.desk.opening_and_changing_boards import change, opened
from bot.desk.putting_down_pastes import complain, put_down
from bot.desk.reply import BoardRef, Place, Reply
from bot.desk.who_and_what_is_meant import Speaker, selves
from bot.errors import BadValue, NotYours
from bot.words import Words, one_of
from cards import fold

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
    return opened(desk, place, moves.put_together(names, life), seats, "verdict-new")


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
    """A whole board as text (:mod:`bot.board_text.paste`) onto the board here or a new one; a puzzle as a new one."""
    if is_puzzle(text):
        return begun(desk, place, puzzle(desk, place, text))
    board, words = desk.boards.found(place.channel), Words.of(place.locale)
    position = desk.games.at(board, desk.language(place)).position if board else None
    players = position.names if position else ()
    who = selves(board, position, place) if board and position else desk.players(place)[:1]
    pasted = read(text.replace("\\n", "\n"), desk.names(place), players, who)
    complain(pasted, partly, words)
    return put_down(desk, place, board, pasted)


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


# Inside


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
