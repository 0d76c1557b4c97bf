"""What cannot be left out: the words of which every reading of a symbol has at least one.

A line that has none of them, from where a symbol would begin, need not be tried with it: nothing lasts as long as
is said in a line without "until", "as long as", "this turn" and their like.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.grammar.grammar import State, Symbol

Needed = frozenset[str]
"""Tokens of which there has to be one."""

MANY = 40
"""So many tokens nearly every line has one of: a longer list is not kept."""


def fewer(one: Needed | None, other: Needed | None) -> Needed | None:
    """Of what two parts of a reading need, the shorter list; None stands for a part that needs nothing certain."""
    if one is None or other is None:
        return other if one is None else one
    return one if len(one) <= len(other) else other


def find_needed(symbols: Sequence[Symbol]) -> None:
    """Note of each symbol what a reading needs.

    What one needs rests on what others do, so all are worked out until nothing changes. A list that holds for all
    shorter readings holds for those that are made of them.
    """
    for symbol in symbols:
        symbol.needed = None if symbol.digits or symbol.terminal is not None else Needed()
    settled = False
    while not settled:
        settled = True
        for symbol in symbols:
            now = symbol.needed
            if symbol.items is not None:
                now = symbol.items.needed
            elif symbol.kinds:
                now = _of_any([kind.needed for kind in symbol.kinds])
            elif symbol.root is not None and now is not None:  # what has become certain of nothing stays so
                now = needed_from(symbol.root)
            if now != symbol.needed:
                settled, symbol.needed = False, now


def needed_from(state: State) -> Needed | None:
    """What is needed to finish a reading from a state of a trie on."""
    if state.accepts:
        return None
    ways: list[Needed | None] = [Needed(state.literals)]
    ways += [needed_from(after) for _, _, after in state.agreeing]
    ways += [fewer(symbol.needed, needed_from(after)) for symbol, after in state.slots]
    return _of_any(ways)


def _of_any(ways: Sequence[Needed | None]) -> Needed | None:
    """What all the ways of going on have to have one of."""
    found: set[str] = set()
    for way in ways:
        if way is None:
            return None
        found |= way
    return Needed(found) if len(found) <= MANY else None
