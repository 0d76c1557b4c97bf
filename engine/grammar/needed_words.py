"""What cannot be left out: the words of which every reading of a symbol has at least one.

A line that has none of them, from where a symbol would begin, need not be tried with it: nothing lasts as long as
is said in a line without "until", "as long as", "this turn" and their like.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.grammar.declared import LIST_STYLES
from engine.grammar.tokens import tokenise

if TYPE_CHECKING:
    from engine.grammar.grammar import State, Symbol

Needed = frozenset[str]
"""Tokens of which there has to be one."""

MANY = 40
"""So many tokens nearly every line has one of: a longer list is not kept."""

EVERYWHERE = frozenset({",", ".", "a", "of", "the", "to", "you"})
"""Tokens that so many lines have that to need one of them says little."""


def rarer(one: Needed | None, other: Needed | None) -> Needed | None:
    """Of what two parts of a reading need, the list that fewer lines will have one of; None stands for a part that
    needs nothing certain."""
    if one is None or other is None:
        return other if one is None else one
    return one if _share(one) <= _share(other) else other


def _share(needed: Needed) -> int:
    return len(needed) + MANY * len(needed & EVERYWHERE)


def find_needed(symbols: Sequence[Symbol]) -> None:
    """Note of each symbol, and of each state of its trie, what a reading needs.

    What one needs rests on what others do, so all are worked out until nothing changes. A list that holds for all
    shorter readings holds for those that are made of them.
    """
    for symbol in symbols:
        symbol.needed = None if symbol.digits or symbol.terminal is not None else Needed()
    settled = False
    while not settled:
        settled = True
        for symbol in symbols:
            needed = None if symbol.needed is None else _needed(symbol)  # what is certain of nothing stays so
            if needed != symbol.needed:
                settled, symbol.needed = False, needed
    for symbol in symbols:
        if symbol.root is not None:
            _from(symbol.root)


def _needed(symbol: Symbol) -> Needed | None:
    """What a reading of a symbol needs, by what is known of those that it is made of."""
    if symbol.items is not None:
        return symbol.items.needed if symbol.least < 2 else rarer(symbol.items.needed, _between(symbol.style))
    if symbol.kinds:
        return _of_any([kind.needed for kind in symbol.kinds])
    return _from(symbol.root) if symbol.root is not None else None


def _from(state: State) -> Needed | None:
    """What is needed to finish a reading from a state of a trie on; it is noted of the state and of all behind it."""
    ways = [rarer(Needed((token,)), _from(after)) for token, after in state.literals.items()]
    ways += [_from(after) for _, _, after in state.agreeing]
    ways += [rarer(symbol.needed, _from(after)) for symbol, after in state.slots]
    state.needed = None if state.accepts else _of_any(ways)
    return state.needed


def _between(style: str) -> Needed | None:
    """What stands between the last two items of every list of two or more."""
    two, _, last = (set(tokenise(part).norm[:-1]) for part in LIST_STYLES[style])
    return _of_any([Needed(two & last)]) if two & last else None


def _of_any(ways: Sequence[Needed | None]) -> Needed | None:
    """What all the ways of going on have to have one of."""
    found: set[str] = set()
    for way in ways:
        if way is None:
            return None
        found |= way
    return Needed(found) if len(found) <= MANY else None
