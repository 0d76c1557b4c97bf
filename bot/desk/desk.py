"""The desk: a request from anywhere in, a :class:`Reply` out. Synchronous; run it in a worker thread."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from typing import Any
from uuid import uuid4

from bot.boards.limits_of_imported_boards import MOST_BYTES
from bot.clean_text import MOST_LETTERS, plain, taken_answer, taken_in

# each of these registers its commands, in the order in which help lists them
from bot.desk import buttons
from bot.desk.asking_back import Request, prompt_of, which_card
from bot.desk.command_registry import COMMANDS, run
from bot.desk.commands import (  # noqa: F401
    ask,
    board,
    board_edit,
    board_import_and_deck,
    look_ups,
    outcomes,
    short_acts,
    what_if,
    why,
)
from bot.desk.commands.acts import choose
from bot.desk.context import Context
from bot.desk.handing_out_boards import told_again
from bot.desk.reply import BoardRef, Place, Reply, Section, Suggestion
from bot.errors import Ambiguous, BadPaste, CountersUntold, describe
from bot.which_is_meant import NEAR, Which
from bot.words import Words
from cards import UnknownCard, UnknownTerm

log = logging.getLogger(__name__)

MOST_LOOK_UPS = 10
"""Buttons for what a look-up may mean."""


class Desk(Context):
    """Everything a front end needs.

    >>> reply = desk.run(Place("123", "456"), "cast", card="Lightning Bolt", target="siege")

    No method raises for what a user did: that is a Reply with ``error`` set and its sentence as verdict.
    """

    def run(self, place: Place, name: str, /, **arguments: Any) -> Reply:
        """Carry out a command of :data:`COMMANDS` with its options by name; absent options take defaults."""
        acts = name not in COMMANDS or not COMMANDS[name].short
        return self._answer(place, lambda: self._run(place, name, arguments), acts)

    def press(self, place: Place, button: str) -> Reply:
        """A tap on a :class:`Button`, by its id; ids stay good over restarts."""
        return self._answer(place, lambda: buttons.press(self, place, button), not buttons.only_shows(button))

    def choose(self, place: Place, at: BoardRef, value: Sequence[str] | Mapping[str, int] | int | str) -> Reply:
        """Answer the choice open at ``at``: option ids, a number, a map for a division, or words."""
        if at.is_question:
            return self._answer(place, lambda: self._told(place, at, taken_answer(value)))
        return self._answer(place, lambda: choose(self, place, taken_answer(value), at))

    def suggest(
        self, place: Place, name: str, option: str, typed: str = "", given: Mapping[str, object] | None = None
    ) -> tuple[Suggestion, ...]:
        """Autocomplete for an option of a command: at most 25, labels unique, never an error."""
        row = next((o for o in COMMANDS[name].options if o.name == option), None) if name in COMMANDS else None
        if row is None or row.suggest is None:
            return ()
        try:
            return row.suggest(self, place, plain(typed[:100]), given or {})[:25]
        except MemoryError:
            raise
        except Exception:
            log.exception("suggesting %s for %s", option, name)
            return ()

    def _run(self, place: Place, name: str, given: Mapping[str, Any]) -> Reply:
        """Carry out a command, or ask what it means."""
        try:
            most = MOST_BYTES if name in ("board import", "board deck") else MOST_LETTERS
            return run(self, place, name, taken_in(given, most))
        except Which as meant:
            which = meant
        except Ambiguous as unclear:
            unsaid = "counters" if isinstance(unclear, CountersUntold) else "player"
            of_cards = which_card(given, unclear.name, unclear.cards, unsaid)
            if of_cards is None:
                raise
            which = of_cards
        except (UnknownCard, UnknownTerm, BadPaste) as wrong:
            return self._misspelt(place, name, given, wrong)
        return self._asked(place, name, given, which)

    def _asked(self, place: Place, name: str, given: Mapping[str, Any], which: Which) -> Reply:
        """What a command may mean, to be tapped. What looks things up is asked anew by each button: it is carried out
        where no questions are kept."""
        if not COMMANDS[name].short:
            return self.questions.ask(Request(place, name, given, which, self._revision(place)))
        found = (look_ups.look_up_button(name, one.value, one.label) for one in which.readings)
        buttons_to_it = tuple(button for button in found if button is not None)[:MOST_LOOK_UPS]
        return Reply(verdict=prompt_of(which, Words.of(place.locale)), buttons=buttons_to_it, private=True)

    def _misspelt(
        self, place: Place, name: str, given: Mapping[str, Any], wrong: UnknownCard | UnknownTerm | BadPaste
    ) -> Reply:
        """What is wrong, with buttons for the cards or terms that have nearly the name that was written."""
        unknown = wrong.misspelt if isinstance(wrong, BadPaste) else (wrong,)
        found = (which_card(given, one.asked, one.near, NEAR) for one in unknown if one.near)
        which = next((one for one in found if one is not None), None)
        if which is None:
            raise wrong
        asked = self._asked(place, name, given, which)
        told = _told_of(wrong, Words.of(place.locale))
        return asked.but(verdict=told.verdict, sections=told.sections, error=told.error)

    def _told(self, place: Place, at: BoardRef, value: object) -> Reply:
        """Go on with a request now that the asker has said what it means."""
        request, said = self.questions.answered(place, at, value, self._revision(place))
        return self._run(place, request.name, request.given).but(chosen=said)

    def _revision(self, place: Place) -> int | None:
        """Where the board here stands; None where there is none."""
        here = self.boards.found(place.channel)
        return here.revision if here is not None else None

    def _answer(self, place: Place, work: Callable[[], Reply], acts: bool = True) -> Reply:
        """Do the work of a request, once, and what acts alone at its board; whatever goes wrong is a reply as well,
        which says what was done."""
        words, request = Words.of(place.locale), place.request or uuid4().hex
        try:
            if self.boards.done(request):
                return self._done_already(place)
            with self.boards.holding(place.channel) if acts else nullcontext(), self.boards.noting(request):
                return work()
        except MemoryError:
            raise
        except Exception as error:
            told = _told_of(error, words)
            if told.error != "trouble":
                return told
            log.exception("a request failed")
            return told.but(verdict=words("error-untold")) if self._was_done(request) else told

    def _done_already(self, place: Place) -> Reply:
        """For a request that comes again, because its answer broke off or got lost: what has come of it."""
        words, here = Words.of(place.locale), self.boards.found(place.channel)
        if here is None:
            return Reply(verdict=words("verdict-done-already"), private=True)
        reply = told_again(self, place, here)
        return reply.but(verdict=f"{words('verdict-done-before')} {reply.verdict}")

    def _was_done(self, request: str) -> bool:
        with suppress(sqlite3.Error):
            return self.boards.done(request)
        return False


def _told_of(error: Exception, words: Words) -> Reply:
    """What is wrong, to the asker only; of a pasted board line by line."""
    verdict, kind = describe(error, words)
    lines = error.lines if isinstance(error, BadPaste) else ()
    return Reply(verdict=verdict, sections=tuple(Section("", line) for line in lines), error=kind, private=True)
