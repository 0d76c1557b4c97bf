"""Verdicts before a choice of an order: what comes of every order is told at once."""

from __future__ import annotations

from collections.abc import Callable

import engine
from bot.words import Words

KIND = "order"
"""The kind of choice in which a player puts abilities that have triggered onto the stack (603.3b)."""


def in_any_order(found: engine.Outcomes | None, verdict: Callable[[bool], str], words: Words) -> str:
    """The verdict (which is told whether to say what is asked) with what would come of every order; where that is all
    there is to know, the order is not asked for in it."""
    if found is None or found.kind != KIND or not found.all:
        return verdict(True)
    always = [*found.always]
    if not found.matters:
        always = [one for way in found.outcomes for one in (*way.results, *(way.then.always if way.then else ()))]
    what = [words("outcomes-in-any-order", what=" ".join(dict.fromkeys(always)))] if always else []
    return " ".join(filter(None, [verdict(found.matters), *what]))
