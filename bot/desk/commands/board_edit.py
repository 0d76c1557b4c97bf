"""Changing a board by hand, not by the rules."""

from __future__ import annotations

import re

from bot.board_text.said_of_a_card import read_counters
from bot.board_text.said_of_a_player import mana_meant
from bot.board_text.where_cards_belong import zone_called
from bot.boards import moves
from bot.boards.store import Move
from bot.desk import autocomplete, autocomplete_of_edits, seats_and_roles, things_on_board
from bot.desk.autocomplete_of_edits import FACES
from bot.desk.command_registry import command
from bot.desk.commands.acts import carry_out
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.handing_out_boards import here
from bot.desk.opening_and_changing_boards import change as changed
from bot.desk.reply import Place, Reply
from bot.desk.steps import read_step
from bot.desk.who_and_what_is_meant import Speaker
from bot.errors import BadValue
from bot.words import Words


@command(
    "board edit",
    choices={
        "change": (
            "life",
            "counters",
            "damage",
            "tap",
            "untap",
            "face",
            "move",
            "attach",
            "control",
            "remove",
            "mana",
            "turn",
        )
    },
    object=autocomplete_of_edits.objects,
    value=autocomplete_of_edits.values,
    player=autocomplete.players,
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
    board, before = here(desk, place)
    seats_and_roles.plays(board, before.position.names, place)
    speaker = Speaker(board, before, place)
    who = speaker.player(player, "player") if player else None
    what = speaker.thing(object, "object", ("battlefield",)) if object else None
    if change in ("mana", "turn"):
        move = _setting(before, change, who, value)
        return changed(desk, place, board, move, Words.of(place.locale)("verdict-edited"))
    entry = {"do": "edit", **_edit(speaker, before, change, what, value, who)}
    return carry_out(desk, place, board, before, entry)


def _setting(before: Played, change: str, who: str | None, value: str | None) -> Move:
    """What holds for the whole replay: where mana comes from, whose turn and step it begins in."""
    position, turn = before.position, before.position.turn
    if change == "mana":
        if value is None or not re.fullmatch(r"any|lands|[WUBRGC0-9]*", value):
            raise BadValue(option="value", found=value or "", expected="any, lands, UUR2")
        return {"put": {name: {"mana": mana_meant(value)} for name in ([who] if who else position.names)}}
    step = read_step(value, Words.of("en")) if value else turn.step
    return {"set": {"turn": {"number": turn.number, "active": who or turn.active, "step": step}}}


def _edit(
    speaker: Speaker, before: Played, change: str, what: str | None, value: str | None, who: str | None
) -> moves.Entry:
    """The engine's words for a change by hand."""
    if change == "life":
        life = value or ""
        if not re.fullmatch(r"-?\d{1,6}", life):
            raise BadValue(option="value", found=life, expected="17")
        return {"set_life": {who or what or speaker.myself("player"): int(life)}}
    thing = what or who
    if thing is None:
        there = [thing.label for thing in things_on_board.things(before.position)[:5]]
        raise BadValue(option="object", found="", expected=", ".join(there))
    if change == "counters":
        return {"counters": {thing: read_counters(value or "")}}
    if change == "damage":
        if not (value or "").isdecimal():
            raise BadValue(option="value", found=value or "", expected="2")
        return {"damage": {thing: int(value or 0)}}
    if change in ("tap", "untap"):
        return {"tap": {thing: change == "tap"}}
    if change == "face":
        if value not in FACES:
            raise BadValue(option="value", found=value or "", expected=", ".join(FACES))
        return {"face": {thing: value}}
    if change == "move":
        zone = zone_called(value or "")
        if zone is None:
            raise BadValue(option="value", found=value or "", expected=", ".join(moves.ZONES))
        return {"move": {thing: {"to": zone, "controller": who} if who else zone}}
    if change == "attach":
        return {"attach": {thing: speaker.thing(value, "value", ("battlefield", "player")) if value else None}}
    if change == "control":
        return {"control": {thing: who or speaker.player(value or "", "value")}}
    if change == "remove":
        return {"remove": thing}
    raise BadValue(option="change", found=change, expected="life, counters, damage, tap, untap, face, move, …")
