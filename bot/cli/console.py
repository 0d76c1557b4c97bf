"""The desk in a terminal: the same commands as on Discord, choices by typing a number, no token needed.

A line is a command (:mod:`bot.cli.typed_line`), the answer to what is asked, a button's word, short acts, a question,
or what lies on a board; several lines at once are a board, or commands one after the other.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Protocol

import engine
from bot.cli.completing import Completion, completions
from bot.cli.typed_line import Usage, behind, command_in, options_of, pieces, whole_name
from bot.desk import COMMANDS, Button, ChoiceView, Desk, Picture, Place, Reply
from bot.errors import NotInstalled, describe
from bot.render.plain_text import LETTERS, folded_lines, lines
from bot.words import Words, asks, one_of, typed
from cards import fold

_OF_SEVERAL_LINES = ("board paste", "board deck")
"""Commands whose text follows line by line where it does not stand beside them."""


_MOST_OF_A_SLIP = 3
"""Words of a line that may still be a command; what is longer is told in words."""


class Say(Protocol):
    """Takes a line of output; ``style`` is what it is, for those who see colours: "verdict", "error", or nothing."""

    def __call__(self, line: str, style: str = "", /) -> object: ...


class Console:
    """One person at a terminal. ``say`` takes a line of output, ``pictures`` is where boards are drawn to."""

    def __init__(self, desk: Desk, place: Place, say: Say, pictures: Path) -> None:
        self._desk = desk
        self._place = place
        self._say = say
        self._pictures = pictures
        self._words = Words.of(place.locale)
        self._last = Reply()
        self._board = Reply()
        """The last reply about the board: its buttons can still be tapped after a look-up."""
        self._folded: tuple[str, ...] = ()
        """The lines that the last reply has folded away."""
        self._footer: tuple[str, ...] = ()
        self._pasting: list[str] | None = None
        self._pasting_to = ""

    @property
    def prompt(self) -> str:
        """What stands before the input."""
        if self._pasting is not None:
            return "… "
        return "? " if self._choice is not None else "> "

    def welcome(self) -> None:
        """The first lines, and the board that was left open."""
        self._say(self._words("console-welcome", version=version("siege-engine")))
        reply = self._desk.run(self._place, "board show")
        if reply.error is None:
            self._show(reply.but(picture=None))
        else:
            self._say(self._words("console-example"))

    def line(self, text: str) -> bool:
        """Carry out a line, or several that were pasted at once; False to leave."""
        if self._pasting is not None:
            return self._paste(text)
        text = text.strip()
        several = [line for line in text.splitlines() if line.strip()]
        if len(several) > 1 and (self._choice is not None or _commands(several)):
            return all(self.line(line) for line in several)
        if fold(text) in typed("quit"):
            self._say(self._words("console-bye"))
            return False
        if text:
            try:
                reply = self._answer(text)
            except Usage as problem:
                self._say(problem.sentence, "error")
                return True
            if reply is not None:
                self._show(reply)
        return True

    def complete(self, text: str) -> Iterable[Completion]:
        """What a line that is being typed may go on with."""
        return completions(self._desk, self._place, text, [_word_of(button) for button in self._buttons])

    def run(self, source: Iterable[str]) -> None:
        """Carry out lines until they end or one says to leave."""
        for text in source:
            if not self.line(text):
                return
        if self._pasting:
            self._paste("")

    @property
    def _choice(self) -> ChoiceView | None:
        """What can be answered: what the desk asked last, else what the board asks."""
        return self._last.choice or self._board.choice

    @property
    def _buttons(self) -> tuple[Button, ...]:
        """What can be tapped."""
        return (*self._last.buttons, *self._board.buttons)

    def _answer(self, text: str) -> Reply | None:
        """The reply to a line; None where there is none: more lines are wanted, or what was folded is shown."""
        text = whole_name(text)
        name = command_in(text)
        button = next((b.id for b in self._buttons if text in (b.label, _word_of(b))), None)
        if name is None and button is not None:
            return self._desk.press(self._place, button)
        if name is None and self._folded and fold(text) in typed("more"):
            folded, self._folded = self._folded, ()
            for line in folded:
                self._say(line)
            return None
        if name is not None:
            rest = behind(name, text)
            if name in _OF_SEVERAL_LINES and not rest:
                self._pasting, self._pasting_to = [], name
                return None
            try:
                options = options_of(COMMANDS[name], rest, self._words)
            except Usage:
                acts = self._desk.run(self._place, "do", acts=text)  # "resolve all"
                if acts.error in (None, "refused"):
                    return acts
                raise
            reply = self._desk.run(self._place, name, **options)
        elif self._choice is not None and not text.startswith("/"):
            ready = dict(zip(LETTERS, self._choice.ready, strict=False)).get(text)
            shares = zip(self._choice.options, ready.shares, strict=True) if ready is not None else ()
            said = {o.id: n for o, n in shares if n} or text
            reply = self._desk.choose(self._place, self._choice.at, said)
        elif "\n" in text:
            return self._desk.run(self._place, "board import", text=text)
        else:
            reply = self._desk.run(self._place, text.split()[0].lstrip("/"))
        by_name = name == "do" or (
            name is not None and any(option for option, _ in pieces(COMMANDS[name], behind(name, text)))
        )
        slipped = reply.error in ("unknown", "input") or (reply.error == "state" and "?" in text)
        return self._otherwise(text, reply) if slipped and not by_name else reply

    def _otherwise(self, text: str, reply: Reply) -> Reply:
        """The reply to a line that is no command, or not quite: as short acts ("attack with all; end turn"), as a
        question, as what lies on a board ("Opp: Serra Angel"); else what is wrong with it."""
        asked_back = (
            self._last.choice is not None and self._last.choice.kind == "which"
        )  # by the desk: who or what is meant
        new = self._choice is None or asked_back or command_in(text) is not None
        acts = self._desk.run(self._place, "do", acts=text) if new else reply
        if acts.error in (None, "refused"):
            return acts
        if new and _two_sides(text) and command_in(text) is None:
            board = self._desk.run(self._place, "board import", text=text)
            if board.error is None:
                return board
        if acts.error == "input" and engine.begins_with_a_verb(text) and "?" not in text:
            return acts
        of_unknown_card = acts.error == "unknown" and not asks(text)
        if asks(text) or "[[" in text or (reply.error == "unknown" and _reads_like_a_question(text)):
            return acts if of_unknown_card else self._desk.run(self._place, "ask", question=text)
        if of_unknown_card:
            return acts
        if new and ":" in text and command_in(text) is None:
            return self._desk.run(self._place, "board import", text=text)
        return acts if acts.error == "input" and command_in(text) is None and not _slipped(text) else reply

    def _paste(self, text: str) -> bool:
        """One more line of a pasted board; an empty one ends it."""
        assert self._pasting is not None
        if text.strip():
            self._pasting.append(text)
            return True
        whole, self._pasting = "\n".join(self._pasting), None
        self._show(self._desk.run(self._place, self._pasting_to, text=whole))
        return True

    def _show(self, reply: Reply) -> None:
        if reply.error is None or reply.choice is not None:
            self._last = reply
        only_told = reply.at == self._board.at and reply.choice is None  # what is asked, and can be tapped, stays
        if reply.error is None and reply.at is not None and not reply.private and not only_told:
            self._board = reply
        self._folded = tuple(folded_lines(reply))
        shown = reply.but(sections=tuple(section for section in reply.sections if not section.folded))
        shown = shown.but(footer=()) if reply.footer == self._footer else shown
        self._footer = reply.footer
        verdict = "error" if reply.error else "verdict"
        for line in lines(shown, self._words):
            self._say(line, verdict if line.startswith(reply.verdict) and reply.verdict else "")
        for attachment in reply.attachments:
            self._say(self._words("console-file", path=str(self._save(attachment.filename, attachment.data))))
        if reply.picture is not None:
            self._say(self._drawn(reply.picture))
        taps = [_word_of(button) for button in reply.buttons]
        if self._folded:
            taps.append(self._words("button-more").lower())
        if taps:
            self._say(" ".join(f"[{tap}]" for tap in taps))

    def _drawn(self, picture: Picture) -> str:
        """Draw a picture and say where it is, or what is missing for that."""
        try:
            return self._words("console-picture", path=str(self._save("board.png", picture.png())))
        except NotInstalled as missing:
            return describe(missing, self._words)[0]

    def _save(self, filename: str, data: bytes) -> Path:
        self._pictures.mkdir(parents=True, exist_ok=True)
        path = self._pictures / filename
        path.write_bytes(data)
        return path


def _word_of(button: Button) -> str:
    """What is typed for a tap."""
    return button.id.split(":")[-1] if button.id.startswith("b:") else button.label


def _reads_like_a_question(text: str) -> bool:
    """Whether a line is told in words ("a 2/2 deathtouch blocks a 5/5") rather than a command that slipped."""
    return len(text.split()) > _MOST_OF_A_SLIP and ":" not in text and not _slipped(text)


def _two_sides(text: str) -> bool:
    """Whether a line may be a whole board ("5/5 trample vs 2/2 deathtouch")."""
    return "?" not in text and re.search(rf"\s{one_of('facing')}\s", text, re.I) is not None


def _slipped(text: str) -> bool:
    """Whether a line may be a command with a slip in it."""
    first = text.split()[0]
    return first.startswith("/") or bool(difflib.get_close_matches(first.lower(), COMMANDS, n=1, cutoff=0.75))


def _commands(lines: Sequence[str]) -> bool:
    """Whether lines are commands, buttons' words and answers, not a command with a text of several lines."""
    first = command_in(lines[0])
    return first not in (None, *_OF_SEVERAL_LINES) and all(
        command_in(s) or re.fullmatch(r"[a-z]+|\d+", s) for s in lines
    )
