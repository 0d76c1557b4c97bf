"""What can go wrong at the desk, and the one table from exception type to the sentence a user reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import engine
from bot.place_in_words import place_in_words
from bot.words import Value, Words
from cards import CardsError, NotThere, UnknownCard, UnknownRule, UnknownTerm, shorten

MOST_NEAR = 5
"""Names that a sentence offers."""


class Problem(Exception):
    """Something the asker can put right. ``values`` fill the sentence in the catalogue."""

    def __init__(self, **values: Value) -> None:
        super().__init__(", ".join(f"{k}={v}" for k, v in values.items()))
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        """Problems travel between processes with their values."""
        return _anew, (type(self), self.args, self.__dict__)


def _anew(kind: type[Problem], args: tuple[object, ...], state: dict[str, object]) -> Problem:
    problem = kind.__new__(kind, *args)
    problem.__dict__.update(state)
    return problem


class NoBoard(Problem):
    """There is no board in this channel."""


class BoardThere(Problem):
    """A board is already open here; it must be ended first."""


class NotYours(Problem):
    """Only the owner of the board, or who has the seat, may act for a player. Values: what (the player)."""


class NotOwner(Problem):
    """Only the owner of the board, or a moderator, may do this."""


class NotModerator(Problem):
    """Only a moderator of the server may do this."""


class NotYourChoice(Problem):
    """Someone else has to choose. Values: player, owner."""


class Stale(Problem):
    """The button belongs to an earlier position."""


class NothingToUndo(Problem):
    """The board is as it began."""


class NothingToRedo(Problem):
    """No move was taken back here."""


class NotAPlayer(Problem):
    """Only those with a seat may change this board. Values: free, the seats that can be taken."""


class NotYourMove(Problem):
    """Somebody else's move is taken back only by them, or by the owner."""


class Unsure(Problem):
    """A request broke off, and nobody can say now whether it was carried out."""


class NothingAttacks(Problem):
    """Nothing attacks that could be blocked."""


class NothingToChoose(Problem):
    """No choice is open."""


class ChoiceOpen(Problem):
    """An act is impossible while a choice is open. Values: player, prompt."""


class BadPaste(Problem):
    """Lines of a pasted board, ``count`` of them, cannot be read. ``lines`` holds a sentence for each thing wrong,
    ``misspelt`` the names among them that no card has."""

    def __init__(self, lines: tuple[str, ...], count: int, misspelt: tuple[UnknownCard, ...] = ()) -> None:
        super().__init__(count=count)
        self.lines = lines
        self.misspelt = misspelt


class TooLarge(Problem):
    """An import is larger than is taken. Values: size, most (KiB)."""


class TextTooLong(Problem):
    """A text that somebody writes is longer than is taken. Values: size, most (letters)."""


class BadImport(Problem):
    """An import is not a scenario. Values: place, found, expected."""


class TooDeep(Problem):
    """An import has brackets within brackets, deeper than any board. Values: most."""


class NoSuch(Problem):
    """Nothing here is called so. Values: what, name, near."""


class Ambiguous(Problem):
    """A name may mean several ``cards``, the likeliest first. Values: name, near."""

    def __init__(self, name: str, cards: Sequence[str]) -> None:
        super().__init__(name=name, near=", ".join(cards[:MOST_NEAR]))
        self.name = name
        self.cards = tuple(cards)


class CountersUntold(Ambiguous):
    """A creature is on a board that could not be there without +1/+1 counters, and nobody said how many (704.5f).
    ``cards`` say it. Values: name, near."""


class BadValue(Problem):
    """An option has a value that is not understood. Values: option, found, expected."""


class BadItem(Problem):
    """Something said of a card or token of a board does not fit. Values: item, found, expected."""


class BadAct(Problem):
    """A short act is not understood. Values: sentence."""


class OnlyAtStart(Problem):
    """Something that belongs to the starting position, said once the game is on. Values: what."""


class UnknownCommand(Problem):
    """There is no such command. Values: name, near."""


class NoToken(Problem):
    """The bot has no Discord token."""


class NotInstalled(Problem):
    """Something that is not installed is needed. Values: extra, the name of what to install."""


class TooMuch(Problem):
    """A board, or a person's boards, have grown past what is kept. Values: what, most."""


class TooLong(Problem):
    """What has happened on a board would take too long to be played again. Values: seconds."""


class StateLocked(Problem):
    """Another program holds the database of boards. Values: file, reason."""


class StateDamaged(Problem):
    """The database of boards is damaged, or is none. Values: file, reason."""


class StateFull(Problem):
    """There is no room left for the database of boards. Values: file, reason."""


class StateUnwritable(Problem):
    """The database of boards cannot be opened or written. Values: file, reason."""


class StateAway(Problem):
    """The server that keeps the boards does not answer. Values: reason."""


class TooSlow(Problem):
    """A request used up its time and was ended. Values: seconds."""


class TooHeavy(Problem):
    """A request used up the memory that it may have and was ended."""


class Resting(Problem):
    """A board took too long, and must rest before anybody acts on it again. Values: seconds."""


class Busy(Problem):
    """Too much is asked at this moment; nothing was done."""


class Broken(Problem):
    """A worker could not start, or died. Values: reason."""


class TooFast(Problem):
    """This user asks too quickly. Values: seconds."""


class Closing(Problem):
    """The bot is about to stop."""


class NoThread(Problem):
    """No thread can be started here."""


class QuestionGone(Problem):
    """What the desk asked back about is no longer at hand."""


class Forgotten(Problem):
    """The pages of an old reply are no longer at hand."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A row of the table: which message, what kind of error, and how the exception fills the message."""

    key: str
    error: str
    values: Callable[[Exception], Mapping[str, Value]] = lambda e: e.values if isinstance(e, Problem) else {}


def _not_there(error: Exception) -> Mapping[str, Value]:
    assert isinstance(error, NotThere)
    near = ", ".join(error.near)
    return {"name": shorten(error.asked), "near": near, "sentence": error.sentence}


def _said(error: Exception) -> Mapping[str, Value]:
    return {"sentence": str(error), "reason": str(error)}


SENTENCES: dict[type[Exception], Sentence] = {
    UnknownCard: Sentence("error-unknown-card", "unknown", _not_there),
    UnknownRule: Sentence("error-unknown-rule", "unknown", _not_there),
    UnknownTerm: Sentence("error-unknown-term", "unknown", _not_there),
    CardsError: Sentence("error-library", "trouble", _said),
    sqlite3.DatabaseError: Sentence("error-database", "trouble", _said),
    NoBoard: Sentence("error-no-board", "state"),
    BoardThere: Sentence("error-board-there", "state"),
    NotYours: Sentence("error-not-yours", "state"),
    NotOwner: Sentence("error-not-owner", "state"),
    NotModerator: Sentence("error-not-moderator", "state"),
    NotYourChoice: Sentence("error-not-your-choice", "state"),
    Stale: Sentence("error-stale", "state"),
    NothingToUndo: Sentence("error-nothing-to-undo", "state"),
    NothingToRedo: Sentence("error-nothing-to-redo", "state"),
    NotAPlayer: Sentence("error-not-a-player", "state"),
    NotYourMove: Sentence("error-not-your-move", "state"),
    Unsure: Sentence("error-unsure", "trouble"),
    NothingAttacks: Sentence("error-nothing-attacks", "input"),
    NothingToChoose: Sentence("error-nothing-to-choose", "state"),
    ChoiceOpen: Sentence("error-choice-open", "state"),
    BadPaste: Sentence("error-bad-paste", "input"),
    TooLarge: Sentence("error-too-large", "input"),
    TextTooLong: Sentence("error-text-too-long", "input"),
    BadImport: Sentence("error-bad-import", "input"),
    TooDeep: Sentence("error-too-deep", "input"),
    NoSuch: Sentence("error-no-such", "unknown"),
    Ambiguous: Sentence("error-ambiguous", "unknown"),
    CountersUntold: Sentence("error-counters-untold", "unknown"),
    BadValue: Sentence("error-bad-value", "input"),
    BadItem: Sentence("error-bad-item", "input"),
    BadAct: Sentence("error-bad-act", "input"),
    OnlyAtStart: Sentence("error-only-at-start", "state"),
    UnknownCommand: Sentence("error-unknown-command", "unknown"),
    NoToken: Sentence("error-no-token", "state"),
    NotInstalled: Sentence("error-not-installed", "state"),
    TooMuch: Sentence("error-too-much", "input"),
    TooLong: Sentence("error-too-long", "state"),
    StateLocked: Sentence("error-state-locked", "trouble"),
    StateDamaged: Sentence("error-state-damaged", "trouble"),
    StateFull: Sentence("error-state-full", "trouble"),
    StateUnwritable: Sentence("error-state-unwritable", "trouble"),
    StateAway: Sentence("error-state-away", "trouble"),
    TooSlow: Sentence("error-too-slow", "state"),
    TooHeavy: Sentence("error-too-heavy", "state"),
    Resting: Sentence("error-resting", "state"),
    Busy: Sentence("error-busy", "state"),
    Broken: Sentence("error-broken", "trouble"),
    TooFast: Sentence("error-too-fast", "state"),
    Closing: Sentence("error-closing", "state"),
    NoThread: Sentence("error-no-thread", "state"),
    QuestionGone: Sentence("error-question-gone", "state"),
    Forgotten: Sentence("error-forgotten", "state"),
}

SCENARIO = Sentence("error-scenario", "input", _said)
"""For the engine's ScenarioError, which is looked at last: to name it loads a part of the engine."""


def sentence_for(error: Exception) -> Sentence | None:
    """The row of the table for an exception; None for what is our own trouble."""
    row = next((SENTENCES[kind] for kind in type(error).__mro__ if kind in SENTENCES), None)
    return SCENARIO if row is None and isinstance(error, engine.ScenarioError) else row


@contextmanager
def needs(extra: str, *packages: str) -> Iterator[None]:
    """Around imports for which an extra must be installed: NotInstalled if one of its packages is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in packages:
            raise
        raise NotInstalled(extra=extra) from None


def describe(error: Exception, words: Words) -> tuple[str, str]:
    """The sentence for an exception and its kind; what is not in the table is our own trouble.

    Where there are near names to offer, the sentence that offers them is taken (attribute ``near``).
    """
    row = sentence_for(error)
    if row is None:
        return words("error-trouble"), "trouble"
    values = dict(row.values(error))
    if isinstance(error, engine.ScenarioError):
        values["sentence"] = error.sentence(words.language, place_in_words(error.place, words))
    if isinstance(error, BadImport):
        place = place_in_words(str(values["place"]), words)
        values["place"] = words("error-bad-import.at", place=place) if place else ""
        values["found"] = (
            words("quoted", text=shorten(str(values["found"]), 80)) if values["found"] else words("the-end")
        )
    for name in ("name", "found"):
        if name in values:
            values[name] = shorten(str(values[name]), 100)
    if "expected" in values:
        values["expected"] = words.find(f"like-{values['expected']}") or values["expected"]
    if "what" in values:
        values["what"] = words.find(f"what-{values['what']}") or values["what"]
    offered = words.find(f"{row.key}.near", **values) if values.get("near") else None
    return offered or words(row.key, **values), row.error
