"""A typed line as a command and its options: ``cast Lightning Bolt target: siege``, or ``cast "Lightning Bolt" siege``.

Without quotation marks everything before the first ``option:`` belongs to the first option.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import engine
from bot.boards.limits_of_imported_boards import MOST_BYTES
from bot.desk import COMMANDS, Command, Option
from bot.errors import Problem
from bot.words import Words, typed
from cards import fold

_NEVER_ALONE = "board end"
"""What cannot be taken back goes by its whole name."""

Value = str | int | bool | bytes


class Usage(Problem):
    """A line that is no command; ``sentence`` says what would be."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence=sentence)
        self.sentence = sentence


def command_in(text: str) -> str | None:
    """The command that a line begins with, the longest that fits."""
    begins = text.lstrip("/").lower()
    fitting = [name for name in COMMANDS if re.match(rf"{name}(\s|$)", begins)]
    return max(fitting, key=len, default=None)


def whole_name(text: str) -> str:
    """A line that begins with the last word of one command alone ("/undo"), with that command's whole name; without a
    slash where it is all of the line, and no act ("redo")."""
    first, space, rest = text.partition(" ")
    alone = not rest and not engine.begins_with_a_verb(text)
    if not (first.startswith("/") or alone) or command_in(text) is not None:
        return text
    meant = [name for name in COMMANDS if name != _NEVER_ALONE and name.split()[-1] == first.removeprefix("/").lower()]
    return f"/{meant[0]}{space}{rest}" if len(meant) == 1 else text


def behind(name: str, text: str) -> str:
    """What stands behind a command's name in a line that begins with it."""
    return text.lstrip("/")[len(name) :].lstrip()


def options_of(command: Command, text: str, words: Words) -> dict[str, Value]:
    """The options of a command out of what was typed after it; Usage if they do not fit."""
    given: dict[str, str] = {}
    for name, value in pieces(command, text):
        if name is not None:
            given[name] = value
            continue
        free = [option.name for option in command.options if option.name not in given]
        given |= dict(zip(free, _words_of(value, words), strict=False))
    for option in command.options:
        if option.required and option.name not in given:
            usage = _usage(command)
            raise Usage(words("console-missing", command=command.name, option=option.shown, usage=usage))
    kinds = {option.name: option for option in command.options}
    return {name: _value(kinds[name], value, words) for name, value in given.items()}


def _value(option: Option, text: str, words: Words) -> Value:
    if option.kind is bool:
        return fold(text) in ("", "1", *typed("yes"))
    if option.kind is int:
        if not re.fullmatch(r"-?\d{1,9}", text.strip()):
            sentence = words("error-bad-value", option=option.shown, found=text, expected="1, 2, 3")
            raise Usage(sentence)
        return int(text)
    if option.kind is bytes:
        try:
            with Path(text.strip()).expanduser().open("rb") as file:
                return file.read(MOST_BYTES + 1)
        except OSError:
            raise Usage(words("console-no-file", path=text.strip())) from None
    return text


def pieces(command: Command, text: str) -> Iterator[tuple[str | None, str]]:
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
