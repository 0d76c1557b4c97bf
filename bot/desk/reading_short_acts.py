"""Short acts read at the desk: names are those of cards, who speaks is whoever writes, and what may mean several things
is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import NamedTuple

import engine
from bot.boards.moves import Entry
from bot.boards.store import Board
from bot.card_names import Names
from bot.desk import seats_and_roles
from bot.desk.context import Context
from bot.desk.games import Played
from bot.desk.going_on import going_on
from bot.desk.puts_by_hand import taken_to_be_there
from bot.desk.reply import Place
from bot.desk.who_and_what_is_meant import Speaker
from bot.errors import Ambiguous, BadAct, NotYourChoice
from bot.which_is_meant import Reading, Which
from cards import VERBS, UnknownCard

_SHORTEST = re.compile(r"[a-z]\d", re.I)
"""A nickname of two characters: "w6"."""


class ReadOn(NamedTuple):
    """The acts of a text, what is entered for them, how the last reading ended, and what of the text is left then."""

    acts: list[engine.ShortAct]
    entries: list[Entry]
    found: engine.ShortActs
    rest: str
    in_any_order: bool = False
    """Whether an order in which triggers go onto the stack was answered that makes no difference."""


def read_on(
    desk: Context, place: Place, board: Board, before: Played, text: str, option: str, *, to_the_end: bool
) -> ReadOn:
    """Read and play the acts of a text. ``to_the_end`` answers what is asked between them where that makes no
    difference."""
    acts: list[engine.ShortAct] = []
    entries: list[Entry] = []
    number, now, in_any_step, in_any_order = count(1), before, False, False
    while True:
        found = read_acts(desk, place, board, now, text, option, number, in_any_step=in_any_step)
        acts += found.acts
        done = found.acts if found.refusal is None else found.acts[:-1]
        entries += [dict(entry) for act in done for entry in act.entries]
        after = before.then(entries)
        refused_answer = found.refusal is not None and found.acts[-1].entries[-1]["do"] == "answer"
        waits = (found.refusal is not None or bool(found.unread)) and after.asked is not None
        rest = found.left_of(text)
        if not to_the_end or not waits or refused_answer:
            return ReadOn(acts, entries, found, rest, in_any_order)
        more = going_on(after)
        now = after.then(more)
        if not more or now.refused is not None:
            return ReadOn(acts, entries, found, rest, in_any_order)
        entries += more
        in_any_order |= after.table.asked is not None and after.table.asked.onto_stack
        acts = acts if found.refusal is None else acts[:-1]
        text = rest
        in_any_step = found.in_any_step


def read_acts(
    desk: Context,
    place: Place,
    board: Board,
    before: Played,
    text: str,
    option: str,
    numbers: Iterator[int] | None = None,
    *,
    in_any_step: bool = False,
) -> engine.ShortActs:
    """The acts of a text, played on a fork; Which for a name that may mean several things, BadAct for what is not
    understood. ``numbers`` are those of cards that nobody has."""
    speaker, names, numbers = Speaker(board, before, place), desk.names(place), numbers or count(1)
    try:
        found = engine.short_acts(
            before.table,
            text,
            speaker.me,
            lambda called: _card_called(called, names),
            lambda player, card: _into_hand(player, card, f"{board.revision}.{next(numbers)}", board.revision),
            in_any_step=in_any_step,
        )
    except engine.SeveralMeant as which:
        told = Speaker(board, Played(which.table, before.language), place)
        readings = [Reading(which.saying(one.reference), _label(one, told)) for one in which.candidates]
        raise Which(option, "" if which.unsaid else which.found, readings, which.unsaid) from None
    except engine.NotUnderstood as problem:
        if "card" in problem.expected and problem.found.strip():
            names.card(problem.found)  # which cards are called nearly so
        raise BadAct(sentence=problem.sentence(place.locale)) from None
    for act in found.acts:
        _allowed(board, place, speaker, act.entries[-1], before)
    return found


def in_names(said: str) -> str:
    """What was understood, without the numbers that tell cards put into a hand for an act from others of their name:
    "Lightning Bolt.1.1"."""
    return re.sub(r"(?<=[^\W\d])(?:\.\d+)+(?![\w.])", "", said)


def _label(one: engine.Candidate, speaker: Speaker) -> str:
    """What may be meant, as it is told from the rest."""
    return speaker.labels(one.things or (one.reference,)) or one.reference


def _allowed(board: Board, place: Place, speaker: Speaker, entry: Entry, before: Played) -> None:
    """NotYours or NotYourChoice unless the speaker may act, or choose, for the player."""
    player = entry.get("player")
    if player is None:
        return
    if entry["do"] != "answer":
        speaker.allowed(player)
    elif not seats_and_roles.may_choose(board, player, place):
        pending = before.report.pending
        raise NotYourChoice(player=player, rule=pending.rule if pending is not None else "608.2d")


def _card_called(text: str, names: Names) -> str | None:
    """The name of the card that people call so, or whose name is what is done: "bolt", "bolts". None for what is no
    name for sure."""
    for called in dict.fromkeys((text, text.removesuffix("s"), text.removesuffix("es"))):
        if (verb := VERBS.get(called.casefold())) is not None:
            return verb
        with suppress(UnknownCard, Ambiguous):
            return names.entry(called)["card"] if len(called) > 2 or _SHORTEST.fullmatch(called) else None
    return None


def _into_hand(player: str, card: str, number: str, revision: int) -> tuple[str, Entry]:
    """A card that nobody has, put into a hand by hand; ``number`` tells it from others of its name."""
    reference = f"{card}.{number}"
    return reference, taken_to_be_there({player: {"hand": [{"card": card, "id": reference}]}}, revision)
