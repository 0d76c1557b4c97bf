"""How much a table holds: the limits that no board goes beyond, all in one place.

The rules know no such limits (107.1c, 732.1), a machine does. What would go beyond one is refused whole, in words that
cite no rule, and the game is as it was before.
"""

from __future__ import annotations

import math
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

MOST_MANA = 1_000_000
"""How much mana may be added at once."""

MOST_DIGITS = 100
"""How many digits a number may have."""

MOST_NESTED = 40
"""How deep what is written of a board, an act or an answer may be nested."""

MOST_STEPS = 100_000
"""How many events one act or answer may lead to."""

LOOKED_AT_IN_A_STEP = 100
"""How many objects can be looked at in the time of a step."""

WORKED_OUT_IN_A_STEP = 10
"""For how many objects can be worked out what they are in the time of a step (613)."""

APPLIED_IN_A_STEP = 8
"""To how many objects effects can be applied in the time of a step (613)."""

TRACED_IN_A_STEP = 5
"""How many things that were applied to an object can be compared with what was before in the time of a step (613)."""

_FIRST_TOO_LONG = 10**MOST_DIGITS
_FIRST_TOO_LOW = -_FIRST_TOO_LONG


class LimitReached(Exception):
    """More would be made or done than a table holds. ``message`` says what."""

    def __init__(self, key: str, **args: int) -> None:
        super().__init__(key)
        self.message = Message(key, dict(args))


@dataclass(slots=True)
class Budget:
    """What one act or answer at a table may cost: so many ``steps``, of which each event is one and a look at many
    objects more, and so many ``seconds`` by a ``clock`` (``time.monotonic``); the engine has none of its own. To look
    at a table and to take something back costs nothing."""

    steps: int = MOST_STEPS
    seconds: float = math.inf
    clock: Callable[[], float] = float
    spent: int = 0
    counts: bool = False
    ends: float = math.inf
    """When the time will be gone."""

    @contextmanager
    def counting(self, counts: bool = True) -> Iterator[None]:
        """Inside, what happens counts, from nothing on; or doesn't, if that is said."""
        before = self.counts
        self.counts = counts
        if counts:
            self.spent, self.ends = 0, self.clock() + self.seconds
        try:
            yield
        finally:
            self.counts = before

    def spend(self, steps: int) -> None:
        """LimitReached once so much has been done, or so much time is gone."""
        if self.counts:
            self.spent += steps
            if self.spent > self.steps:
                raise LimitReached("too-many-steps", most=self.steps)
            if self.clock() > self.ends:
                raise LimitReached("out-of-time")


def check_number(number: int) -> None:
    """LimitReached for a number with too many digits."""
    if not _FIRST_TOO_LOW < number < _FIRST_TOO_LONG:
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
