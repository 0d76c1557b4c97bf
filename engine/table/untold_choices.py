"""What was chosen as permanents of the board entered, and nobody has said (CR 607.2d).

It is asked once something turns on it, and not before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.state.choices import Choice, Illegal
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.table.history import Refusal

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class UntoldChoice(Generic[T]):
    """The question what was chosen for an object: ``key`` is what the answer is kept under, ``then`` what waits for it
    and is done again once it is known."""

    choice: Choice
    object_id: ObjectId
    key: str
    then: Callable[[T], None] | None = None
    refusal: Callable[[Illegal], Refusal] | None = None
    """What is kept of it if that is refused then; an answer that waited is refused itself."""


class TurnsOnUntold(Exception):
    """What was to be done turns on what nobody has said. ``object_id`` and ``key`` say which."""

    def __init__(self, object_id: ObjectId, key: str) -> None:
        super().__init__(key)
        self.object_id, self.key = object_id, key


def look_for_untold(game: Game, among: Collection[tuple[ObjectId, str]]) -> None:
    """Raise TurnsOnUntold if anything has turned on what nobody has said, of these."""
    for object_id, key in game.turned_on:
        if (object_id, key) in among:
            raise TurnsOnUntold(object_id, key)
