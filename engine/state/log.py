"""What has happened in a game, and why: each event with the rules, the sentence and the effects that made it so."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from heapq import merge
from typing import TYPE_CHECKING, TypeVar, cast

from engine.state.ids import ObjectId

if TYPE_CHECKING:
    from engine.events import Event
    from engine.state.choices import Message
    from engine.state.zones import Zone

E = TypeVar("E", bound="Event")


Amounts = tuple[tuple[ObjectId, int, int], ...]
"""Whose effect made of how much how much."""


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
    amounts: Amounts = ()
    """Of how much such an object's effect made how much."""
    instead_of: Zone | None = None
    """Where a replacement effect keeps what moves from going (614)."""
    replaced: Event | None = None
    """What would have happened, for the first event of what an effect has happen instead (614.6)."""
    counted: tuple[Message, ...] = ()
    """What had been counted for the instruction that is being carried out."""


@dataclass(slots=True)
class _Counted:
    """What has been counted for what is being carried out, and how much of that has been logged."""

    found: list[Message] = field(default_factory=list)
    logged: int = 0

    def take(self) -> tuple[Message, ...]:
        """What has been counted and not been logged yet; now it is."""
        new, self.logged = tuple(self.found[self.logged :]), len(self.found)
        return new


class Log:
    """The log of a game, and the reasons of what is happening at the moment."""

    def __init__(self) -> None:
        self.log: list[Logged] = []
        """Everything, in order: the event with the id n stands at the place n - 1."""
        self._places: dict[type[Event], list[int]] = {}
        """Where in the log the events of each class stand, in order."""
        self.began_at = 0
        """How much of it was before the board began, as a scenario's ``history`` says; no report tells that."""
        self.turn_began_at = 0
        """How much had happened when this turn began."""
        self.settled_at = 0
        """How much had happened when state-based actions had last been performed (704.3)."""
        self.names: dict[ObjectId, list[tuple[int, str]]] = {}
        """What objects were called before they got another name, each with the id of the event that gave it."""
        self._because: list[tuple[str, ...]] = []
        self._counted: list[_Counted] = []
        """For each of these reasons what has been counted for what is carried out by it."""
        self.applied: frozenset[Hashable] = frozenset()
        """The replacement effects that made what is happening what it is; none applies to it again (614.5)."""
        self._changing: tuple[int, tuple[ObjectId, ...], Amounts] = (0, (), ())
        """Whose effects replaced what is happening, how deep in ``_under`` that is, and of how much they made how much
        before."""
        self._replaced: Event | None = None
        """What would have happened instead, until something is logged that happens in its place."""
        self._under: list[int] = []
        self._text: list[tuple[str | None, ObjectId | None]] = []

    @contextmanager
    def because(self, *rules: str) -> Iterator[None]:
        """What happens inside happens because of these rules; each event is logged with them."""
        self._because.append(rules)
        self._counted.append(_Counted())
        try:
            yield
        finally:
            self._because.pop()
            self._counted.pop()

    @contextmanager
    def applying(
        self,
        effects: frozenset[Hashable],
        by: tuple[ObjectId, ...] = (),
        amounts: Amounts = (),
        replaced: Event | None = None,
    ) -> Iterator[None]:
        """What happens inside happens instead of something else, by these replacement effects (614.5). ``by`` are the
        objects that say so, ``amounts`` of how much they had made how much of that, ``replaced`` is what would have
        happened; they are noted with the events themselves, not with what is part of those."""
        before, self.applied = self.applied, self.applied | effects
        outer, self._changing = self._changing, (len(self._under), by, amounts)
        instead, self._replaced = self._replaced, replaced
        try:
            yield
        finally:
            self.applied, self._changing, self._replaced = before, outer, instead

    def reasons(self) -> tuple[str, ...]:
        """The rules because of which things happen at the moment."""
        return next((rules for rules in reversed(self._because) if rules), ())

    def cite(self, *rules: str) -> None:
        """What happens from here on, in what is being carried out, happens because of these rules as well."""
        if self._because:
            self._because[-1] = (*self._because[-1], *(r for r in rules if r not in self._because[-1]))

    def count(self, counted: Message, *rules: str) -> None:
        """This has been counted, by these rules, for what is being carried out: it is logged with what comes next."""
        if self._counted and counted not in self._counted[-1].found:
            self._counted[-1].found.append(counted)
        self.cite(*rules)

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
        return self.log[self._under[-1] - 1] if self._under else None

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
        logged.counted = tuple(one for counted in self._counted for one in counted.take())
        depth, by, amounts = self._changing
        if by and len(self._under) == depth:
            logged.changed_by, logged.amounts = by, amounts
        if self._replaced is not None and len(self._under) == depth and event.takes_a_place:
            logged.replaced, self._replaced = self._replaced, None
        self._places.setdefault(type(event), []).append(len(self.log))
        self.log.append(logged)
        return logged

    def part_log(self, original: Log) -> None:
        """What happens here from now on has not happened in the original."""
        self.log = list(original.log)
        self._places = {kind: list(places) for kind, places in original._places.items()}
        self.names = dict(original.names)
        self._because = list(original._because)
        self._counted = [replace(one, found=[*one.found]) for one in original._counted]
        self._under = list(original._under)
        self._text = list(original._text)

    def take_settled(self) -> int:
        """Where what has happened since state-based actions had last been performed begins; they are now (704.3)."""
        before, self.settled_at = self.settled_at, len(self.log)
        return before

    def take_back(self, since: int) -> None:
        """Nothing has happened from this place of the log on (733.1)."""
        for undone in {type(logged.event) for logged in self.log[since:]}:
            places = self._places[undone]
            del places[bisect_left(places, since) :]
        del self.log[since:]
        self.settled_at = min(self.settled_at, since)

    def logged(self, *kinds: type[E], since: int = 0) -> list[tuple[Logged, E]]:
        """The events of these very classes that have happened, in order, each with its reasons; from a place of the log
        on."""
        entries = [self.log[place] for place in self._find(kinds, since)]
        return [(one, cast("E", one.event)) for one in entries]

    def happened(self, *kinds: type[E], since: int = 0) -> list[E]:
        """The events of these very classes that have happened, in order; from a place of the log on."""
        return [cast("E", self.log[place].event) for place in self._find(kinds, since)]

    def this_turn(self, *kinds: type[E]) -> list[E]:
        """The events of these very classes that have happened since this turn began, in order."""
        return self.happened(*kinds, since=self.turn_began_at)

    def behind_last(self, kind: type[Event]) -> int:
        """The place of the log behind the latest event of this class; its beginning, if there is none."""
        places = self._places.get(kind)
        return places[-1] + 1 if places else 0

    def _find(self, kinds: Iterable[type[Event]], since: int) -> list[int]:
        of_each = [self._places.get(kind, ()) for kind in kinds]
        found = [list(places[bisect_left(places, since) :]) for places in of_each if places and places[-1] >= since]
        if not found:
            return []
        return found[0] if len(found) == 1 else list(merge(*found))
