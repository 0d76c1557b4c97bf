"""What a line that is being typed may go on with: a command, a button's word, an option, or a value for one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.cli.typed_line import behind, command_in, pieces
from bot.desk import COMMANDS, Command, Desk, Option, Place


class Completion(NamedTuple):
    """``text`` takes the place of the last ``typed`` letters of the line; ``shown`` is what it is in a list."""

    text: str
    typed: int
    shown: str


def completions(desk: Desk, place: Place, line: str, words: Sequence[str] = ()) -> Iterator[Completion]:
    """How a line may go on; ``words`` are those of the buttons that can be tapped."""
    line = line.lstrip()
    name = command_in(line)
    if name is None or line.lstrip("/") == name:
        begins = line.lstrip("/").lower()
        for word in dict.fromkeys([*words, *COMMANDS]):
            if word.lower().startswith(begins):
                yield Completion(word, len(begins), word)
        return
    command = COMMANDS[name]
    if not command.options:
        return
    given = {name or command.options[0].name: value for name, value in pieces(command, behind(name, line))}
    last = next(reversed(given), command.options[0].name)
    option = next(option for option in command.options if option.name == last)
    yield from _values(desk, place, command, option, given)
    if given.get(last) and line[-1].isspace():
        for other in command.options:
            if other.name not in given:
                yield Completion(f"{other.shown}: ", 0, f"{other.shown}:")


def _values(desk: Desk, place: Place, command: Command, option: Option, given: dict[str, str]) -> Iterator[Completion]:
    """What may be said for an option, in the light of the others."""
    value = given.get(option.name, "").lstrip('"“')
    listed = [text for text in option.choices if text.startswith(value.lower())]
    others = {name: said for name, said in given.items() if name != option.name}
    suggested = [(s.value, s.label) for s in desk.suggest(place, command.name, option.name, value, others)]
    for text, shown in suggested or [(text, text) for text in listed]:
        yield Completion(text, len(value), shown)
