"""The table of commands: one declaration per command, read by Discord, the terminal and the help alike.

A command is a function ``(desk, place, ...) -> Reply``. Its name, options, their types and which of them are
required are read off the signature; autocomplete sources stand in the decorator; the words a player reads
are in the catalogue under ``command-<name>`` and ``command-<name>.<option>``.
"""

from __future__ import annotations

import difflib
import inspect
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.desk.context import Context
from bot.desk.reply import Place, Reply, Suggestion
from bot.errors import BadValue, UnknownCommand

Handler = Callable[..., Reply]
Source = Callable[[Context, Place, str, Mapping[str, object]], tuple[Suggestion, ...]]
"""An autocomplete source: (desk, place, typed so far, options given so far) -> suggestions."""


@dataclass(frozen=True, slots=True)
class Option:
    """One parameter of a command. ``kind`` is str, int, bool or bytes (a file)."""

    name: str
    kind: type
    required: bool
    suggest: Source | None = None
    choices: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        """The name as players see it: ``attached_to`` stays as it is, a trailing underscore goes."""
        return self.name.rstrip("_")


@dataclass(frozen=True, slots=True)
class Command:
    """A command: ``name`` is what is typed ("cast", "board add")."""

    name: str
    handler: Handler
    options: tuple[Option, ...]
    private: bool = False
    """Answered to the asker only."""
    short: bool = False
    """Looks something up, and needs no board."""

    @property
    def key(self) -> str:
        """The command's message in the catalogue."""
        return "command-" + self.name.replace(" ", "-")


COMMANDS: dict[str, Command] = {}


def command(
    name: str,
    /,
    *,
    private: bool = False,
    short: bool = False,
    choices: Mapping[str, tuple[str, ...]] | None = None,
    **sources: Source,
) -> Callable[[Handler], Handler]:
    """Register a function as the command ``name``; keyword arguments are its autocomplete sources."""

    def register(handler: Handler) -> Handler:
        hints = typing.get_type_hints(handler)
        parameters = list(inspect.signature(handler).parameters.values())[2:]
        options = tuple(
            Option(
                name=p.name,
                kind=_plain(hints[p.name]),
                required=p.default is inspect.Parameter.empty,
                suggest=sources.get(p.name),
                choices=(choices or {}).get(p.name, ()),
            )
            for p in parameters
        )
        COMMANDS[name] = Command(name, handler, options, private, short)
        return handler

    return register


def find(name: str) -> Command:
    """The command of that name, or UnknownCommand with near ones."""
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, n=3, cutoff=0.5)
        raise UnknownCommand(name=name, near=", ".join(near))
    return COMMANDS[name]


def run(desk: Context, place: Place, name: str, arguments: Mapping[str, Any]) -> Reply:
    """Carry out a command with its options by name; absent options (and those that are None) take defaults."""
    found = find(name)
    known = {option.name for option in found.options}
    for key in arguments:
        if key not in known:
            raise BadValue(option=key, found=str(arguments[key]), expected=", ".join(sorted(known)))
    reply = found.handler(desk, place, **{k: v for k, v in arguments.items() if v is not None})
    return reply.but(private=True) if found.private else reply


def _plain(hint: Any) -> type:
    """``str | None`` -> str."""
    kinds = [k for k in typing.get_args(hint) if k is not type(None)] or [hint]
    kind = kinds[0]
    assert kind in (str, int, bool, bytes), hint
    return typing.cast(type, kind)
