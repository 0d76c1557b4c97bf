"""How a table stands at a moment, and the questions that it did not put since they could not matter."""

from __future__ import annotations

from dataclasses import dataclass

from engine.state.choices import Choice
from engine.state.ids import ObjectId
from engine.table.history import Decided
from engine.table.queued_answers import Ahead
from engine.table.replay import Mark


@dataclass(frozen=True, slots=True)
class Standing:
    """A moment of a table to come back to."""

    mark: Mark
    ahead: Ahead
    ids: dict[str, list[ObjectId]]
    decided: list[Decided]


@dataclass(frozen=True, slots=True)
class Unasked:
    """A question that was not put, and how things stood before it was answered."""

    choice: Choice
    standing: Standing
