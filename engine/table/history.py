"""What was asked of a table and what became of it: what a report needs to know beside the game."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.state.choices import Answer, Choice, Message
from engine.table.scenario import Json


@dataclass(slots=True)
class Refusal:
    """An act that was refused: its place in the script, the entry itself, why, and by which rules."""

    at: int
    act: Json
    reason: Message
    rules: tuple[str, ...]
    expected: bool = False
    log: int = 0
    """How many events had happened before it."""
    waited: bool = False
    """Whether it had to wait for an answer, and was refused then."""


@dataclass(slots=True)
class Decided:
    """A choice that the table took since it had one legal answer, or could not matter, or of which it is told who took
    it: where in the log, and which."""

    log: int
    choice: Choice
    answer: Answer
    alike: bool = False
    """Whether there were others, all alike."""
    asked: bool = False
    """Whether a player was asked."""


@dataclass(slots=True)
class History:
    """What a report needs to know beside the game: what was asked of the table and what became of it."""

    lives: list[int]
    """The players' life totals at the start."""
    opening: bool = True
    """Whether the first step begins as the board does; it goes without saying."""
    marks: list[int] = field(default_factory=list)
    """The length of the log after each act."""
    rests: list[int] = field(default_factory=list)
    """Those of the marks at which nothing was under way: the stack was empty, and no creature attacked."""
    refused: list[Refusal] = field(default_factory=list)
    decided: list[Decided] = field(default_factory=list)
    expected: list[tuple[int, Json, Refusal | None]] = field(default_factory=list)
    """The acts that had to be refused, and the refusals."""

    def copy(self) -> History:
        return History(
            self.lives,
            self.opening,
            list(self.marks),
            list(self.rests),
            list(self.refused),
            list(self.decided),
            list(self.expected),
        )
