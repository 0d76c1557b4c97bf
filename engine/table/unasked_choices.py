"""How a table stands at a moment, and the choices that it did not put to anybody."""

from __future__ import annotations

from dataclasses import dataclass

from engine.state.choices import Choice
from engine.state.ids import ObjectId
from engine.table.checkpoints_and_replay import Moment
from engine.table.history import Decided
from engine.table.queued_answers import Intent


@dataclass(frozen=True, slots=True)
class Savepoint:
    """A table at a moment, to go back to."""

    moment: Moment
    intent: Intent
    ids: dict[str, list[ObjectId]]
    decided: list[Decided]


@dataclass(frozen=True, slots=True)
class UnaskedChoice:
    """A choice that was not put to its player, and how the table stood before it was answered."""

    choice: Choice
    before: Savepoint
