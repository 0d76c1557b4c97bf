"""The desk: a request from anywhere in, a :class:`Reply` out. Synchronous; run it in a worker thread."""

from __future__ import annotations

import difflib
import logging
import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.boards.store import BoardStore
from bot.desk.games import Games
from bot.desk.registry import COMMANDS, Command
from bot.desk.reply import BoardRef, Place, Reply, Section, Suggestion
from bot.errors import BadPaste, BadValue, UnknownCommand, describe
from bot.names import Names
from bot.words import Words
from cards.database import CardDatabase

log = logging.getLogger(__name__)


class Desk:
    """Everything a front end needs.

    >>> reply = desk.run(Place("123", "456"), "cast", card="Lightning Bolt", target="siege")

    No method raises for what a user did: that is a Reply with ``error`` set and its sentence as verdict.
    """

    def __init__(self, cards: CardDatabase, boards: BoardStore) -> None:
        self.cards = cards
        self.boards = boards
        self.games = Games(cards, boards)

    def language(self, place: Place) -> str:
        """The language to answer in."""
        return Words.of(place.locale).language

    def names(self, place: Place) -> Names:
        """Card names as the asker may write them."""
        return Names(self.cards, self.language(place))

    def players(self, place: Place) -> tuple[str, str]:
        """What the two players of a board are called unless somebody says: the asker, and the opponent.

        A name, not "You": a board is read by everyone in the channel.
        """
        words = Words.of(place.locale)
        name = " ".join(re.sub(r"[^\w .'-]", "", place.name).split())[:40].strip()
        return name or words("player-one"), words("player-two")

    def close(self) -> None:
        """Close both databases."""
        self.boards.close()
        self.cards.close()

    def run(self, place: Place, name: str, /, **arguments: Any) -> Reply:
        """Carry out a command of :data:`COMMANDS` with its options by name; absent options take defaults."""
        return self._answer(place, lambda: self._run(place, name, arguments))

    def press(self, place: Place, button: str) -> Reply:
        """A tap on a :class:`Button`, by its id; ids stay good over restarts."""
        from bot.desk.buttons import press

        return self._answer(place, lambda: press(self, place, button))

    def choose(self, place: Place, at: BoardRef, value: Sequence[str] | Mapping[str, int] | int | str) -> Reply:
        """Answer the choice open at ``at``: option ids, a number, a map for a division, or words."""
        from bot.desk.acting import choose

        return self._answer(place, lambda: choose(self, place, value, at))

    def suggest(
        self, place: Place, name: str, option: str, typed: str = "", given: Mapping[str, Any] | None = None
    ) -> tuple[Suggestion, ...]:
        """Autocomplete for an option of a command: at most 25, labels unique, never an error."""
        row = next((o for o in COMMANDS[name].options if o.name == option), None) if name in COMMANDS else None
        if row is None or row.suggest is None:
            return ()
        try:
            return row.suggest(self, place, typed, given or {})[:25]
        except Exception:
            log.exception("suggesting %s for %s", option, name)
            return ()

    def _run(self, place: Place, name: str, arguments: Mapping[str, Any]) -> Reply:
        found = find(name)
        known = {option.name for option in found.options}
        for key in arguments:
            if key not in known:
                raise BadValue(option=key, found=str(arguments[key]), expected=", ".join(sorted(known)))
        reply = found.handler(self, place, **{k: v for k, v in arguments.items() if v is not None})
        return reply.but(private=True) if found.private else reply

    def _answer(self, place: Place, work: Any) -> Reply:
        try:
            reply: Reply = work()
            return reply
        except Exception as error:
            verdict, kind = describe(error, Words.of(place.locale))
            if kind == "trouble":
                log.exception("a request failed")
            lines = error.lines if isinstance(error, BadPaste) else ()
            return Reply(verdict=verdict, sections=tuple(Section("", line) for line in lines), error=kind, private=True)


def find(name: str) -> Command:
    """The command of that name, or UnknownCommand with near ones."""
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, n=3, cutoff=0.5)
        raise UnknownCommand(name=name, near=", ".join(near))
    return COMMANDS[name]
