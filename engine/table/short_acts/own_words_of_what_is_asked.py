"""Answers by the words of what is asked, or by what comes of them: "shuffle", "don't draw", "the new one", "exile my
whole library"."""

from __future__ import annotations

import re

from cards.model import fold
from engine.state.choices import Choice, Option
from engine.state.ids import ObjectId
from engine.state.unknown_cards import DOES_NOT_MATTER
from engine.state.zones import Zone
from engine.table.messages_in_words import Speech
from engine.table.short_acts.naming import said_of_stack, typed
from engine.table.short_acts.reading_context import Reader


def to_prompt(reader: Reader, choice: Choice, text: str) -> str | None:
    """Yes or no to what may be done, by its own words: "shuffle", "draw a card", "don't draw"; to shuffling also
    "keep", to a commander that it goes to the command zone, and to paying what is sacrificed otherwise ("sacrifice
    Stasis")."""
    if choice.prompt.key == "may-command-zone" and _says_it_goes_home(reader, choice, text):
        return "yes"
    asked = _letters(Speech(reader.refs, reader.table.locale).say(choice.prompt).partition("?")[0])
    words = fold(text).split()
    denied = next((n for n in (2, 1) if " ".join(words[:n]) in typed("not")), 0)
    plain = " ".join(words[denied:])
    does = len(plain) > 2 and f"{asked} ".startswith(f"{plain} ")
    if does or (plain and plain.split()[0] == asked.split()[0] and asked.split()[0] not in typed("to-pay")):
        return "no" if denied else "yes"
    if asked in map(_letters, typed("to-shuffle")) and fold(text) in typed("stays-on-top"):
        return "no"
    first, _, rest = text.partition(" ")
    sacrificed = fold(first) in typed("sacrificed-in-front") and bool(reader.all_called(rest, reader.permanents()))
    return "no" if sacrificed and words[0] != asked.split()[0] and asked.split()[0] in typed("to-pay") else None


def _says_it_goes_home(reader: Reader, choice: Choice, text: str) -> bool:
    """Whether a text says that the commander which is asked about goes to the command zone (903.9a): "I return Kokusho
    to the command zone"."""
    words = fold(text).split()
    home = next((n for n in range(len(words)) if " ".join(words[n:]) in typed("to-command-zone")), None)
    if home is None:
        return False
    words = words[:home]
    words = words[1:] if words and (words[0] in typed("me") or reader.players(words[0])) else words
    moved = next((n for n in (2, 1) if " ".join(words[:n]) in typed("moved-in-front")), 0)
    what = " ".join(words[moved:])
    return not what or what in typed("it") or bool(reader.all_called(what, [*choice.prompt.objects()]))


def in_which_order(reader: Reader, options: list[Option], text: str) -> list[Option] | None:
    """The order in which abilities go onto the stack (603.3b) where one is said to be put there first, or last, or to
    resolve so: "stack Artist first", "resolve Artist first"; the others as they are listed."""
    words = fold(text).split()
    in_front = [(key, words[0] in typed(key)) for key in ("stack-in-front", "resolve-in-front")]
    stacks, resolves = (said for _, said in in_front)
    if not (stacks or resolves):
        return None
    for n in range(len(words), 1, -1):
        behind, name = " ".join(words[n:]), " ".join(words[1:n])
        first, last = not behind or behind in typed("at-the-first"), behind in typed("at-the-last")
        if not (first or last):
            continue
        what = said_of_stack(name)
        called = reader.all_called(what[1] if what is not None and what[1] else name, _sources(options))
        there = [one for one in options if one.object in called]
        others = [one for one in options if one not in there]
        if there and others:
            return [*there, *others] if first is stacks else [*others, *there]
    return None


def _sources(options: list[Option]) -> list[ObjectId]:
    return [ObjectId(one.object) for one in options if one.object is not None]


def _letters(text: str) -> str:
    return re.sub(r"[^\w{}]+", " ", fold(text)).strip()


def by_age(text: str, options: list[Option]) -> Option | None:
    """The one that is newest, or oldest, where that is said: "the new one"."""
    there = sorted((one for one in options if one.object is not None), key=lambda one: one.object or 0)
    if len(there) != len(options) or not there:
        return None
    return there[-1] if fold(text) in typed("new-one") else there[0] if fold(text) in typed("old-one") else None


def is_said_of_whole_library(text: str) -> bool:
    """Whether a text says that a library is exiled to its last card: "exile my whole library"."""
    return fold(text) in typed("exiles-whole-library")


def exiles_whole_library(reader: Reader, choice: Choice, text: str) -> bool:
    """Whether that is said and it is no to what is asked, now or of an unknown card, which lets more of the player's
    library be exiled."""
    if not is_said_of_whole_library(text):
        return False
    ahead, player = reader.table.fork(), reader.player_name(choice.player)
    values = (DOES_NOT_MATTER, "no") if choice.kind == "unknown card" else ("no",)
    exiled = len(ahead.game.ids(Zone.EXILE))
    for value in values:
        if ahead.act({"do": "answer", "player": player, "value": value}) is not None:
            return False
    return ahead.asked is not None and len(ahead.game.ids(Zone.EXILE)) > exiled
