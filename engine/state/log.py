"""What has happened in a game, and why: each event with the rules, the sentence and the effects that made it so."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.state.ids import ObjectId

if TYPE_CHECKING:
    from engine.events import Event


@dataclass(slots=True)
class Logged:
    """An event that happened, with what led to it (``parent``) and the rules that made it so."""

    id: int
    parent: int | None
    event: Event
    rules: tuple[str, ...]
    text: str | None = None
    """The sentence of the card that is being carried out, where there is one."""
    source: ObjectId | None = None
    """The object that sentence stands on."""
    batch: int = 0
    """The id of the first event of those that happened at the same time as this one."""
    changed_by: tuple[ObjectId, ...] = ()
    """The objects whose replacement and prevention effects made the event what it was (614, 615)."""


class Log:
    """The log of a game, and the reasons of what is happening at the moment."""

    def __init__(self) -> None:
        self.log: list[Logged] = []
        self.turn_began_at = 0
        self.names: dict[ObjectId, list[tuple[int, str]]] = {}
        """What objects were called before they got another name, each with the id of the event that gave it."""
        self._because: list[tuple[str, ...]] = []
        self.applied: frozenset[Hashable] = frozenset()
        """The replacement effects that made what is happening what it is; none applies to it again (614.5)."""
        self._changing: tuple[int, tuple[ObjectId, ...]] = (0, ())
        """Whose effects replaced what is happening, and how deep in ``_under`` that is."""
        self._under: list[int] = []
        self._text: list[tuple[str | None, ObjectId | None]] = []

    @contextmanager
    def because(self, *rules: str) -> Iterator[None]:
        """What happens inside happens because of these rules; each event is logged with them."""
        self._because.append(rules)
        try:
            yield
        finally:
            self._because.pop()

    @contextmanager
    def applying(self, effects: frozenset[Hashable], by: tuple[ObjectId, ...] = ()) -> Iterator[None]:
        """What happens inside happens instead of something else, by these replacement effects (614.5). ``by`` are the
        objects that say so; they are noted with the events themselves, not with what is part of those."""
        before, self.applied = self.applied, self.applied | effects
        outer, self._changing = self._changing, (len(self._under), by)
        try:
            yield
        finally:
            self.applied, self._changing = before, outer

    def reasons(self) -> tuple[str, ...]:
        """The rules because of which things happen at the moment."""
        return next((rules for rules in reversed(self._because) if rules), ())

    def cite(self, *rules: str) -> None:
        """What happens from here on, in what is being carried out, happens because of these rules as well."""
        if self._because:
            self._because[-1] = (*self._because[-1], *(r for r in rules if r not in self._because[-1]))

    @contextmanager
    def under(self, logged: Logged) -> Iterator[None]:
        """What happens inside is part of an event that has been logged."""
        self._under.append(logged.id)
        try:
            yield
        finally:
            self._under.pop()

    @property
    def part_of(self) -> Logged | None:
        """The event that what happens now is part of."""
        return next((one for one in reversed(self.log) if one.id == self._under[-1]), None) if self._under else None

    @contextmanager
    def by_text(self, text: str | None, source: ObjectId | None) -> Iterator[None]:
        """What happens inside carries out this sentence of that object."""
        self._text.append((text, source))
        try:
            yield
        finally:
            self._text.pop()

    def record(self, event: Event, *rules: str) -> Logged:
        """Write an event into the log, with the rules in force and those given."""
        cited = [*rules]
        for context in reversed(self._because):
            cited += [r for r in context if r not in cited]
            if context:
                break
        text, source = self._text[-1] if self._text else (None, None)
        logged = Logged(len(self.log) + 1, self._under[-1] if self._under else None, event, tuple(cited), text, source)
        depth, by = self._changing
        if by and len(self._under) == depth:
            logged.changed_by = by
        self.log.append(logged)
        return logged

    def this_turn(self) -> list[Logged]:
        """What has happened since this turn began."""
        return self.log[self.turn_began_at :]
