"""How much a table holds: the limits that no board goes beyond, all in one place.

The rules know no such limits (107.1c, 732.1), a machine does. What would go beyond one is refused whole, in words that
cite no rule, and the game is as it was before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from engine.state.choices import Message

MOST_AT_ONCE = 5_000
"""How many objects may be made at the same time: tokens of one instruction, copies of one spell."""

MOST_PLACED = 10_000
"""How many objects a board may begin with."""

MOST_OBJECTS = 50_000
"""How many objects a game may have had; what changes zones is another object each time (400.7)."""

MOST_WAITING = 5_000
"""How many abilities may have triggered and wait to be put onto the stack, or be on it."""

MOST_DIGITS = 100
"""How many digits a number may have."""

MOST_STEPS = 100_000
"""How many events one act or answer may lead to."""

_FIRST_TOO_LONG = 10**MOST_DIGITS


class LimitReached(Exception):
    """More would be made or done than a table holds. ``message`` says what."""

    def __init__(self, key: str, **args: int) -> None:
        super().__init__(key)
        self.message = Message(key, dict(args))


def never() -> bool:
    """There is no hurry."""
    return False


@dataclass(slots=True)
class Budget:
    """What one act or answer at a table may cost: ``steps`` events, and whatever time ``expired`` leaves, which is
    asked now and then and knows the clock that the engine does not know."""

    steps: int = MOST_STEPS
    expired: Callable[[], bool] = never
    spent: int = 0
    counts: bool = True

    def begin(self) -> None:
        """The next act or answer begins."""
        self.spent = 0

    def spend(self, events: int = 1) -> None:
        """LimitReached once so much has happened, or so much time is gone."""
        if self.counts:
            self.spent += events
            if self.spent > self.steps:
                raise LimitReached("too-many-steps", most=self.steps)
            self.check_time()

    def check_time(self) -> None:
        """LimitReached once the time is gone."""
        if self.counts and self.expired():
            raise LimitReached("out-of-time")

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Inside, nothing counts: what has happened once is brought back."""
        before, self.counts = self.counts, False
        try:
            yield
        finally:
            self.counts = before


def check_number(number: int) -> None:
    """LimitReached for a number with too many digits."""
    if not -_FIRST_TOO_LONG < number < _FIRST_TOO_LONG:
        raise LimitReached("too-many-digits", most=MOST_DIGITS)


def tokens_at_once(number: int) -> int:
    """So many tokens, none for a negative number; LimitReached for more than may be made at once."""
    return _at_once(number, "too-many-tokens")


def copies_at_once(number: int) -> int:
    """So many copies, likewise."""
    return _at_once(number, "too-many-copies")


def _at_once(number: int, key: str) -> int:
    if number > MOST_AT_ONCE:
        raise LimitReached(key, count=number, most=MOST_AT_ONCE)
    return max(0, number)
