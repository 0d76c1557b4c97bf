"""How a table stands at a moment, and the questions that it did not put since they could not matter."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ahead import Ahead
from engine.decisions import Choice
from engine.history import Decided
from engine.playing import Mark


@dataclass(frozen=True, slots=True)
class Standing:
    """A moment of a table to come back to."""

    mark: Mark
    ahead: Ahead
    ids: dict[str, list[int]]
    decided: list[Decided]


@dataclass(frozen=True, slots=True)
class Unasked:
    """A question that was not put, and how things stood before it was answered."""

    choice: Choice
    standing: Standing
