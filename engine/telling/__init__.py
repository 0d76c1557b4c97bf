"""Which event becomes which sentence: one function for each class of event, found in ``TELL``."""

from __future__ import annotations

from engine.telling import changes, ends, moves, stack, turns  # noqa: F401 - they register what they tell
from engine.telling.tellers import TELL

__all__ = ["TELL"]
