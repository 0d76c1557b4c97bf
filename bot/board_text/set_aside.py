"""How an exiled card may be cast from there: "Rift Bolt (suspended)", "Behold the Multiverse (foretold)"."""

from __future__ import annotations

import re
from typing import Any

from bot.boards.moves import Listed
from bot.card_names import Names
from bot.words import meant

SUSPENDED = "suspended"
"""With time counters on it (702.62b): as many as its text says, unless it is told otherwise."""
_WAYS = ("foretold", "plotted", "on an adventure", SUSPENDED)


def called(word: str) -> str | None:
    """The way that a word names."""
    return meant("set-aside", _WAYS).get(word)


def with_counters(entry: Any, names: Names) -> Any:
    """An entry of exile; what is suspended has its time counters."""
    if not isinstance(entry, dict) or entry.get("set_aside") != SUSPENDED:
        return entry
    one: Listed = {key: value for key, value in entry.items() if key != "set_aside"}
    number = re.search(r"^suspend (\d+)", names.card(one["card"]).front.text, re.I | re.M) if "card" in one else None
    if number is not None and "time" not in one.get("counters", {}):
        one["counters"] = {**one.get("counters", {}), "time": int(number[1])}
    return one
