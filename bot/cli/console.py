"""The desk in a terminal: the same commands as on Discord, choices by typing a number, no token needed.

A line is a command and its options: ``cast Lightning Bolt target: siege``, or ``cast "Lightning Bolt" siege``.
Without quotation marks everything before the first ``option:`` belongs to the first option.
"""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

from bot.boards.limits import MOST_BYTES
from bot.desk import COMMANDS, ChoiceView, Command, Desk, Option, Picture, Place, Reply
from bot.errors import NotInstalled, Problem, describe
from bot.render.text import LETTERS, lines
from bot.words import Words, typed
from cards import fold


class Usage(Problem):
    """A line that is no command; ``sentence`` says what would be."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence=sentence)
        self.sentence = sentence


class Console:
    """One person at a terminal. ``say`` takes a line of output, ``pictures`` is where boards are drawn to."""

    def __init__(self, desk: Desk, place: Place, say: Callable[[str], object], pictures: Path) -> None:
        self._desk = desk
        self._place = place
        self._say = say
        self._pictures = pictures
        self._words = Words.of(place.locale)
        self._last = Reply()
        self._board = Reply()
        """The last reply about the board: its buttons can still be tapped after a look-up."""
        self._footer: tuple[str, ...] = ()
        self._pasting: list[str] | None = None

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
        """Carry out one line; False to leave."""
        if self._pasting is not None:
            return self._paste(text)
        text = text.strip()
        if fold(text) in typed("quit"):
            self._say(self._words("console-bye"))
            return False
        if text:
            try:
                reply = self._answer(text)
            except Usage as problem:
                self._say(problem.sentence)
                return True
            if reply is not None:
                self._show(reply)
        return True

    def converse(self) -> None:
        """Welcome whoever is at the keyboard (or at a pipe) and carry out their lines."""
        self.welcome()
        self.run(self._typed())

    def _typed(self) -> Iterator[str]:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a byte that is no UTF-8 is a letter that nobody knows
        while True:
            try:
                yield input(self.prompt if sys.stdin.isatty() else "")
            except (EOFError, KeyboardInterrupt):
                return

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

    def _answer(self, text: str) -> Reply | None:
        """The reply to a line; None where more lines of a pasted board are wanted."""
        name = _command_in(text)
        buttons = (*self._last.buttons, *self._board.buttons)
        button = next((b.id for b in buttons if text in (b.label, b.id.split(":")[-1])), None)
        if name is None and button is not None:
            return self._desk.press(self._place, button)
        if name is None and self._choice is not None:
            ready = dict(zip(LETTERS, self._choice.ready, strict=False)).get(text)
            shares = zip(self._choice.options, ready.shares, strict=True) if ready is not None else ()
            return self._desk.choose(self._place, self._choice.at, {o.id: n for o, n in shares if n} or text)
        if name is None:
            return self._acts(text) or self._desk.run(self._place, text.split()[0].lstrip("/"))
        command = COMMANDS[name]
        rest = text.lstrip("/")[len(name) :].strip()
        if name == "board paste" and not rest:
            self._pasting = []
            return None
        reply = self._desk.run(self._place, name, **self._options(command, rest))
        return reply if reply.error not in ("unknown", "input") else self._acts(text) or reply

    def _acts(self, text: str) -> Reply | None:
        """The reply to short acts ("attack with everything; end turn"); None where the line doesn't read as such."""
        reply = self._desk.run(self._place, "do", acts=text)
        return reply if reply.error in (None, "refused") else None

    def _paste(self, text: str) -> bool:
        """One more line of a pasted board; an empty one ends it."""
        assert self._pasting is not None
        if text.strip():
            self._pasting.append(text)
            return True
        whole, self._pasting = "\n".join(self._pasting), None
        self._show(self._desk.run(self._place, "board paste", text=whole))
        return True

    def _options(self, command: Command, text: str) -> dict[str, str | int | bool | bytes]:
        """The options of a command out of what was typed after it; Usage if they do not fit."""
        given: dict[str, str] = {}
        for name, value in _pieces(command, text):
            if name is not None:
                given[name] = value
                continue
            free = [option.name for option in command.options if option.name not in given]
            given |= dict(zip(free, _words_of(value, self._words), strict=False))
        for option in command.options:
            if option.required and option.name not in given:
                usage = _usage(command)
                raise Usage(self._words("console-missing", command=command.name, option=option.shown, usage=usage))
        kinds = {option.name: option for option in command.options}
        return {name: self._value(kinds[name], value) for name, value in given.items()}

    def _value(self, option: Option, text: str) -> str | int | bool | bytes:
        if option.kind is bool:
            return fold(text) in ("", "1", *typed("yes"))
        if option.kind is int:
            if not re.fullmatch(r"-?\d{1,9}", text.strip()):
                sentence = self._words("error-bad-value", option=option.shown, found=text, expected="1, 2, 3")
                raise Usage(sentence)
            return int(text)
        if option.kind is bytes:
            try:
                with Path(text.strip()).expanduser().open("rb") as file:
                    return file.read(MOST_BYTES + 1)
            except OSError:
                raise Usage(self._words("console-no-file", path=text.strip())) from None
        return text

    def _show(self, reply: Reply) -> None:
        if reply.error is None:
            self._last = reply
        if reply.error is None and reply.at is not None and not reply.private:
            self._board = reply
        shown = reply.but(footer=()) if reply.footer == self._footer else reply
        self._footer = reply.footer
        for line in lines(shown, self._words):
            self._say(line)
        for attachment in reply.attachments:
            self._say(self._words("console-file", path=str(self._save(attachment.filename, attachment.data))))
        if reply.picture is not None:
            self._say(self._drawn(reply.picture))
        actions = [b.id.split(":")[-1] if b.id.startswith("b:") else b.label for b in reply.buttons]
        if actions:
            self._say(" ".join(f"[{action}]" for action in actions))

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


def _command_in(text: str) -> str | None:
    """The command that a line begins with, the longest that fits."""
    typed = text.lstrip("/").lower()
    fitting = [name for name in COMMANDS if typed == name or typed.startswith(name + " ")]
    return max(fitting, key=len, default=None)


def _pieces(command: Command, text: str) -> Iterator[tuple[str | None, str]]:
    """What stands before the first ``option:``, and each option with its value."""
    names = {option.shown: option.name for option in command.options}
    if not names:
        return
    pattern = re.compile(rf"(?:^|(?<=\s))({'|'.join(map(re.escape, names))})\s*[:=]\s*", re.I)
    found = list(pattern.finditer(text))
    first = text[: found[0].start()] if found else text
    if first.strip():
        yield None, first.strip()
    for match, following in zip(found, [*found[1:], None], strict=False):
        value = text[match.end() : following.start() if following else len(text)].strip()
        yield names[match[1].lower()], value.strip('"“”')


def _words_of(text: str, words: Words) -> list[str]:
    """Quoted text is split at its quotation marks; unquoted text is one value."""
    plain = text.replace("“", '"').replace("”", '"')
    if '"' not in plain:
        return [text]
    lexer = shlex.shlex(plain, posix=True)
    lexer.whitespace_split, lexer.quotes, lexer.commenters, lexer.escape = True, '"', "", ""
    try:
        return list(lexer)
    except ValueError:
        raise Usage(words("console-quotes")) from None


def _usage(command: Command) -> str:
    return " ".join([command.name, *(f"{o.shown}: …" for o in command.options if o.required)])


def explain(error: Exception, locale: str = "en") -> str:
    """The sentence that a person at a terminal reads for an error."""
    return describe(error, Words.of(locale))[0]
