"""Whose card is cast or played, and from where: of those who have it, or one put into a hand first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import engine
from bot.boards.moves import Entry
from bot.card_names import Names
from bot.desk import things_on_board
from bot.desk.games import Played
from bot.desk.puts_by_hand import Sides
from bot.desk.things_on_board import Thing
from bot.desk.who_and_what_is_meant import Speaker
from bot.errors import Ambiguous
from bot.which_is_meant import Which
from cards import UnknownCard, fold


@dataclass(frozen=True, slots=True)
class Use:
    """Who uses a card, what an entry says of it, and what puts it into their hand if nobody has it."""

    player: str
    card: Entry
    put: Sides | None = None


def card_to_use(
    act: str, card: str, player: str | None, speaker: Speaker, before: Played, names: Names, revision: int
) -> Use:
    """Who uses a card, and which.

    Whoever alone has it in hand uses it, else whoever alone could from elsewhere, as with a commander from the command
    zone whatever it costs (903.8); it is asked which of two they use.
    What nobody can use is on top of the library of whoever acts where they may use it from there and nobody has said
    what that is (601.3, 305.1), else put into their hand. ``revision`` tells the ids of such cards apart.
    """
    here = [t for t in things_on_board.things(before.position) if t.zone not in ("battlefield", "stack", "player")]
    named = card.split(" · ")[0].strip()
    chosen = [t for t in here if things_on_board.label_of(t) == card or ("#" in named and t.id == named)]
    held = chosen or speaker.commanders(named) or _called(named, here, names)
    if player:
        named_player = speaker.player(player, "player")
        held = [t for t in held if t.player == named_player]
    holders = {t.player for t in held if t.zone == "hand"}
    able = [t for t in held if t.zone == "hand" or t.player in holders or not holders]
    usable = [t for t in able if t.zone in ("hand", "command") or chosen or _could(act, t, before)]
    actor = speaker.actor(player, list(dict.fromkeys(t.player for t in usable)), named)
    own = _apart([t for t in usable if t.player == actor], before)
    if len(own) > 1:
        raise Which("card", named, speaker.readings(own, exact=False))
    if own:
        return Use(actor, _as_entry(own[0], here))
    name = names.entry(named)["card"]
    if engine.may_be_used_from_top(before.table.game, act, actor, name):
        return Use(actor, {"card": name, "from": "library"})
    reference = f"{name}.{revision}"
    return Use(actor, {"card": reference}, {actor: {"hand": [{"card": name, "id": reference}]}})


def _apart(own: list[Thing], before: Played) -> list[Thing]:
    """One of each that something tells from the others: the zone it is in, too."""
    found = []
    for zone in dict.fromkeys(t.zone for t in own):
        there = [t for t in own if t.zone == zone]
        apart = before.told_apart(t.id for t in there) if len(there) > 1 else tuple(t.id for t in there)
        found += [next(t for t in there if t.id == one) for one in apart]
    return found


def _as_entry(thing: Thing, here: Sequence[Thing]) -> Entry:
    """A card as an entry of a script names it: with its zone where another of its name is in hand."""
    alike = [t for t in here if (t.id, t.player) == (thing.id, thing.player)]
    return {"card": thing.id} | ({"from": thing.zone} if len(alike) > 1 and thing.zone != "hand" else {})


def _called(named: str, here: list[Thing], names: Names) -> list[Thing]:
    """The things of that name, or of the card that is meant by it: all of a card, or a face. Where that may be several
    cards, those here that are called so go before the others."""
    keys = {fold(named)}
    found = [t for t in here if {fold(t.id), fold(t.label)} & keys]
    if found:
        return found
    try:
        name = fold(names.entry(named)["card"])
    except (Ambiguous, UnknownCard):
        if found := [*things_on_board.named(named, here)]:
            return found
        raise
    return [t for t in here if name in map(fold, (t.label, *t.label.split(" // ")))]


def _could(act: str, thing: Thing, before: Played) -> bool:
    """Whether a player could use a card from where it is, at some time or other: tried with nobody else acting."""
    entry: Entry = {"do": act, "player": thing.player, "card": thing.id, "from": thing.zone}
    return before.asked is None and before.then([*before.lead_up(entry), entry]).refused is None
