"""The table of commands: one declaration per command, read by Discord, the terminal and the help alike.

A command is a function ``(desk, place, ...) -> Reply``. Its name, options, their types and which of them are
required are read off the signature; autocomplete sources stand in the decorator; the words a player reads
are in the catalogue under ``command-<name>`` and ``command-<name>.<option>``.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.desk.reply import Place, Reply, Suggestion

if TYPE_CHECKING:
    from bot.desk.desk import Desk

Handler = Callable[..., Reply]
Source = Callable[["Desk", Place, str, Mapping[str, Any]], "tuple[Suggestion, ...]"]
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
        COMMANDS[name] = Command(name, handler, options, private)
        return handler

    return register


def _plain(hint: Any) -> type:
    """``str | None`` -> str."""
    kinds = [k for k in typing.get_args(hint) if k is not type(None)] or [hint]
    kind = kinds[0]
    assert kind in (str, int, bool, bytes), hint
    return typing.cast(type, kind)
