"""What comes from elsewhere: boards from files, decks as other programs write them."""

from __future__ import annotations

import codecs
import random

from bot.board_text.decklists import COMMANDER, MAIN, SIDEBOARD, DeckList, is_deck_list, read_deck
from bot.board_text.forge_puzzles import is_puzzle
from bot.board_text.line_heads import Heads
from bot.board_text.paste import Pasted
from bot.board_text.where_cards_belong import zone_called
from bot.boards import moves
from bot.boards.limits_of_imported_boards import MOST_BYTES, read_import
from bot.boards.store import Board
from bot.desk import autocomplete
from bot.desk.boards_from_elsewhere import begun, puzzle
from bot.desk.command_registry import command
from bot.desk.commands.board import board_paste
from bot.desk.context import Context
from bot.desk.putting_down_pastes import complain, put_down
from bot.desk.reply import Place, Reply
from bot.desk.who_and_what_is_meant import Speaker
from bot.errors import BadValue, TooLarge
from bot.words import Words

DECK_ZONES = ("library", "hand")


@command("board deck", choices={"zone": DECK_ZONES}, player=autocomplete.players)
def board_deck(
    desk: Context,
    place: Place,
    text: str | None = None,
    file: bytes | None = None,
    player: str | None = None,
    zone: str | None = None,
    partly: bool = False,
) -> Reply:
    """A deck list as other programs write it, shuffled into a library or as a hand, with sideboard and commander."""
    if text is None and file is None:
        raise BadValue(option="text", found="", expected="4 Lightning Bolt, deck.dek, deck.cod")
    where = zone_called(zone) if zone else DECK_ZONES[0]
    if where not in DECK_ZONES:
        raise BadValue(option="zone", found=zone or "", expected=", ".join(DECK_ZONES))
    words, board = Words.of(place.locale), desk.boards.found(place.channel)
    if file is not None and len(file) > MOST_BYTES:
        raise TooLarge(size=-(-len(file) // 1024), most=MOST_BYTES // 1024)
    written = text.replace("\\n", "\n") if text is not None else _decoded(file or b"")
    deck = read_deck(written, desk.names(place))
    whose = _whose(desk, place, board, player)
    sides = {whose: _side(deck, where, written)} if deck.parts else {}
    pasted = Pasted(sides, whole_libraries={whose}, problems=deck.problems)
    complain(pasted, partly, words)
    if not deck.parts:
        raise BadValue(option="text", found=written[:40], expected="4 Lightning Bolt")
    reply = put_down(desk, place, board, pasted)
    if reply.error is not None:
        return reply
    told = [words(f"verdict-deck-{where}", count=deck.count(MAIN), player=whose)]
    if COMMANDER in deck.parts:
        told.append(words("verdict-deck-commander", cards=words.both([name for name, _ in deck.parts[COMMANDER]])))
    if aside := len(_aside(deck)):
        told.append(words("verdict-deck-sideboard", count=aside))
    return reply.but(verdict=" ".join(told))


@command("board import")
def board_import(desk: Context, place: Place, file: bytes | None = None, text: str | None = None) -> Reply:
    """A scenario (a file or JSON) or a puzzle as the board here, undone by undo; a deck or pasted lines on it."""
    if file is None and text is None:
        raise BadValue(option="file", found="", expected="board.json")
    data = text.encode() if text is not None else file or b""
    if len(data) > MOST_BYTES:
        raise TooLarge(size=-(-len(data) // 1024), most=MOST_BYTES // 1024)
    written = _decoded(data)
    if is_puzzle(written):
        return begun(desk, place, puzzle(desk, place, written))
    if data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] in (b"{", b"["):
        return begun(desk, place, read_import(data))
    return board_deck(desk, place, written) if is_deck_list(written) else board_paste(desk, place, written)


# Inside


def _decoded(data: bytes) -> str:
    """A file as text: UTF-8, or UTF-16 where it says so."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    return data.decode("utf-8-sig", "replace")


def _whose(desk: Context, place: Place, board: Board | None, player: str | None) -> str:
    """Whose deck it is: that of the player named, else the asker's."""
    if board is None:
        return Heads((), desk.players(place), True, "player").player(player or "me")
    speaker = Speaker(board, desk.games.at(board, desk.language(place)), place)
    return speaker.player(player, "player") if player else speaker.myself("player")


def _side(deck: DeckList, zone: str, text: str) -> moves.Side:
    """A deck as a side of a scenario. A library is in a random order (103.3), the same for the same text."""
    main = [name for name, count in deck.parts.get(MAIN, ()) for _ in range(count)]
    if zone == "library":
        random.Random(text).shuffle(main)
    side: moves.Side = {zone: main, "sideboard": _aside(deck)}
    commanders = [name for name, _ in deck.parts.get(COMMANDER, ())]
    return {key: cards for key, cards in (side | {"commander": commanders}).items() if cards}


def _aside(deck: DeckList) -> list[str]:
    """What begins outside the game: the sideboard, and a companion (702.139a)."""
    return [name for part in (SIDEBOARD, "companion") for name, n in deck.parts.get(part, ()) for _ in range(n)]
