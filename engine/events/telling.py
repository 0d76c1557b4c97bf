"""How a class of events finds the function that tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine import events as ev
from engine.state.log import Logged

if TYPE_CHECKING:
    from engine.report.narration.narrator import Narrator

Tell = Callable[["Narrator", Logged, Any], None]
"""Tells one event: adds a step, folds the event into another, or leaves it unsaid."""

TELL: dict[type[ev.Event], Tell] = {}
"""For each class of event the function that tells it: one each, and none without."""


RESULTS: set[type[ev.Event]] = set()
"""The classes of events, of those that only some mechanic knows, that a verdict says in the words of their step."""


def tells(*kinds: type[ev.Event], result: bool = False) -> Callable[[Tell], Tell]:
    """Decorator: this function tells events of these classes; of a ``result`` the verdict says what their step says."""

    def remember(function: Tell) -> Tell:
        RESULTS.update(kinds if result else ())
        for kind in kinds:
            if kind in TELL:
                raise ValueError(f"{kind.__name__} is told already")
            TELL[kind] = function
        return function

    return remember
