"""What was chosen as permanents of the board entered, before the game was looked at (CR 607.2d)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engine.state.ids import ObjectId
from engine.state.objects import GameObject

if TYPE_CHECKING:
    from engine.abilities.replacement.entering import ChooseEntering


class ChosenBefore:
    """What of that nobody has said, and what something has turned on."""

    def __init__(self) -> None:
        self.untold: dict[tuple[ObjectId, str], ChooseEntering] = {}
        """For each object, and the key under which it would be kept, the text by which it was chosen, of which nobody
        has said anything."""
        self.turned_on: dict[tuple[ObjectId, str], None] = {}
        """Those of them that something has turned on."""
        self.just_told: set[tuple[ObjectId, str]] = set()
        """Those that have been asked for and told: whoever answered need not be told what was chosen."""

    @abstractmethod
    def find(self, object_id: ObjectId) -> GameObject:
        """An object, or what it was when it was last seen."""

    @abstractmethod
    def forget_what_is_worked_out(self) -> None:
        """From now on it is worked out anew."""

    def chosen_for(self, object_id: ObjectId, key: str) -> Any | None:
        """What was chosen for an object as it entered (607.2d). If nobody has said, it is noted that something turns on
        it: a table asks then."""
        found = self.find(object_id).chosen.get(key)
        if found is None and (object_id, key) in self.untold:
            self.turned_on[object_id, key] = None
        return found

    def look_afresh(self) -> None:
        """From now on it is noted what something turns on, also where that has been worked out before."""
        self.turned_on.clear()
        if self.untold:
            self.forget_what_is_worked_out()

    @contextmanager
    def only_looking(self) -> Iterator[None]:
        """Inside, nothing turns on what nobody has said: what might be done is only looked for."""
        before = dict(self.turned_on)
        try:
            yield
        finally:
            self.turned_on = before

    def tell_chosen(self, object_id: ObjectId, key: str, value: Any) -> None:
        """Somebody says what was chosen for an object of the board as it entered."""
        self.untold.pop((object_id, key), None)
        self.turned_on.pop((object_id, key), None)
        self.just_told.add((object_id, key))
        self.find(object_id).chosen[key] = value
        self.forget_what_is_worked_out()

    def part_what_is_untold(self, before: ChosenBefore) -> None:
        """From now on apart from another game."""
        self.untold, self.turned_on = dict(before.untold), dict(before.turned_on)
        self.just_told = set(before.just_told)
