"""How a class of events finds the function that tells it."""

from __future__ import annotations

from collections.abc import Callable

from engine import events as ev
from engine.narrate import Tell

TELL: dict[type[ev.Event], Tell] = {}
"""For each class of event the function that tells it: one each, and none without."""


def tells(*kinds: type[ev.Event]) -> Callable[[Tell], Tell]:
    """Decorator: this function tells events of these classes."""

    def remember(function: Tell) -> Tell:
        for kind in kinds:
            if kind in TELL:
                raise ValueError(f"{kind.__name__} is told already")
            TELL[kind] = function
        return function

    return remember


def thing(object_id: int) -> tuple[str, int]:
    return ("object", object_id)


def who(player: int) -> tuple[str, int]:
    return ("player", player)
