"""The reader: all the values a text can stand for, or how far it can be understood and what was expected
there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.grammar.declared import LIST_STYLES, agreement_of, number_of, same_separators
from engine.grammar.grammar import DEAD_END, Grammar, State, Symbol
from engine.grammar.needed_words import Needed
from engine.grammar.tokens import Tokens, tokenise

Found = tuple[Any, int]
"""A value and the number of the token behind it."""

_SEPARATORS = {style: tuple(tokenise(part).norm[:-1] for part in parts) for style, parts in LIST_STYLES.items()}


def read(grammar: Grammar, category: type[Any], text: str, chart: Chart | None = None) -> tuple[Any, ...]:
    """Every value of the category that the whole text can stand for; several if it is ambiguous.

    A ``chart`` keeps what was read for the next text, which is worth it where the two differ in few places.
    """
    reader = chart or Chart()
    reader.turn_to(tokenise(text))
    found = reader.all_of(grammar.symbol((category,), None))
    return tuple(value for value, stop in found if stop == len(reader.tokens))


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a text stops making sense."""

    span: tuple[int, int]
    """The place in the text of the first token that nothing fits."""
    expected: tuple[str, ...]
    """What could have stood there."""


def where_it_stops(grammar: Grammar, categories: Iterable[type[Any]], text: str) -> Stop:
    """How far a text that is no value of any of the categories can be understood as one."""
    symbols = [grammar.symbol((category,), None) for category in categories]
    reader = _Tracing()
    reader.turn_to(tokenise(text))
    found = tuple(one for symbol in symbols for one in reader.all_of(symbol))
    at = max([reader.furthest, *(stop for _, stop in found)])
    expected = reader.expectations(at, found) if at else tuple(symbol.name for symbol in symbols)
    return Stop(reader.tokens.span(at, min(at + 1, len(reader.tokens))), expected)


Known = tuple[tuple[Found, ...], int]
"""What a symbol reads at a token, and the furthest token that was looked at to find that out."""


class Chart:
    """Reads lines. What each symbol reads at each token is worked out once, and kept for the next line where that
    is the same as far as was looked.

    What needs words that no longer come in the line is passed over: ``last`` knows up to where there is one of some.
    """

    __slots__ = ("growing", "last", "memo", "norm", "seen", "tokens")

    def __init__(self, last: Last | None = None) -> None:
        self.tokens = tokenise("")
        self.memo: list[dict[int, Known]] = [{} for _ in self.tokens.norm]
        self.last = Last() if last is None else last
        self.turn_to(self.tokens)

    def turn_to(self, tokens: Tokens) -> None:
        """Make ready to read these tokens."""
        old = self.tokens
        if self.last.turned_to(tokens.norm) or len(old) != len(tokens):
            self.memo = [{} for _ in tokens.norm]
        elif old.text != tokens.text:
            self._forget(old, tokens)
        self.tokens = tokens
        self.norm = tokens.norm
        self.growing: dict[tuple[int | None, int], _Growth] = {}
        self.seen = 0
        """The furthest token looked at for what is being read."""

    def _forget(self, old: Tokens, new: Tokens) -> None:
        """Forget all that looked at a token that is another now, or at the gap before one."""
        other = [i for i in range(len(new)) if (old.raw[i], old.norm[i]) != (new.raw[i], new.norm[i])]
        first, last = (other[0], other[-1]) if other else (0, len(new))
        for at in range(last + 1):
            table = self.memo[at]
            self.memo[at] = {index: known for index, known in table.items() if known[1] < first}

    def all_of(self, symbol: Symbol) -> tuple[Found, ...]:
        """All values of the symbol at the beginning of the line."""
        return self.read(symbol, 0) if symbol.can_start(self.norm[0]) else ()

    def read(self, symbol: Symbol, at: int) -> tuple[Found, ...]:
        """All values of the symbol that begin at the token."""
        known = self.memo[at].get(symbol.index)
        if known is not None:
            if known[1] > self.seen:
                self.seen = known[1]
            return known[0]
        if symbol.loop is not None:
            growth = self.growing.get((symbol.loop, at))
            return self._grow(symbol, at) if growth is None else self._regrow(growth, symbol, at)
        before, self.seen = self.seen, at
        found = self._fresh(symbol, at)
        self.memo[at][symbol.index] = (found, self.seen)
        if before > self.seen:
            self.seen = before
        return found

    def _fresh(self, symbol: Symbol, at: int) -> tuple[Found, ...]:
        out: list[Found] = []
        if symbol.root is not None:
            self._walk(symbol.root, at, (), out)
        elif symbol.kinds:
            token = self.norm[at]
            for kind, needed in symbol.step(token):
                if needed is None or self.last[needed] >= at:
                    out += self.read(kind, at)
        elif symbol.items is not None:
            self._list(symbol, at, (), False, out)
        elif symbol.digits:
            out.append((int(self.norm[at]), at + 1))
        else:
            self._terminal(symbol, at, out)
        return _distinct(out)

    def _grow(self, symbol: Symbol, at: int) -> tuple[Found, ...]:
        """Left recursion: read the whole group of mutually recursive symbols until it finds nothing new.

        While a group grows, a symbol met again stands for what it is known to read so far.
        """
        loop = (symbol.loop, at)
        growth = self.growing[loop] = _Growth()
        before, self.seen = self.seen, at
        while not growth.settled:
            growth.begin_round()
            self._regrow(growth, symbol, at)
        del self.growing[loop]
        self.memo[at].update((index, (found, self.seen)) for index, found in growth.found.items())
        self.seen = max(before, self.seen)
        return growth.found[symbol.index]

    def _regrow(self, growth: _Growth, symbol: Symbol, at: int) -> tuple[Found, ...]:
        index = symbol.index
        if index in growth.done:
            known = growth.found.setdefault(index, ())
            growth.trusted.setdefault(index, len(known))
            return known
        growth.done.add(index)
        if index in growth.begun:
            assert symbol.again is not None
            fresh = self._fresh(symbol.again, at)
        else:
            growth.begun.add(index)
            fresh = self._fresh(symbol, at)
        growth.found[index] = (
            _distinct([*growth.found.get(index, ()), *fresh]) if fresh else growth.found.get(index, ())
        )
        return growth.found[index]

    def _walk(self, state: State, at: int, got: tuple[Any, ...], out: list[Found]) -> None:
        """Follow every path of a trie that fits the tokens from here on."""
        norm, last = self.norm, self.last
        while True:
            if at > self.seen:
                self.seen = at
            token = norm[at]
            literal, slots = state.steps.get(token) or state.step(token)
            for builder in state.accepts:
                try:
                    out.append((builder.build(got), at))
                except ValueError:
                    continue
            for index, form, after in state.agreeing:
                value = got[index]
                if form == (agreement_of(value) if form in ("s", "base") else number_of(value)):
                    self._walk(after, at, got, out)
            for symbol, after, needed in slots:
                if needed is not None and last[needed] < at:
                    continue
                for value, end in self.read(symbol, at):
                    follows = norm[end]
                    if (after.steps.get(follows) or after.step(follows)) is DEAD_END:
                        self._stop(after, end)
                    else:
                        self._walk(after, end, (*got, value), out)
            if literal is None:
                if not slots:
                    self._stop(state, at)
                return
            state = literal
            at += 1

    def _stop(self, state: State, at: int) -> None:
        """Nothing that the state leads to fits the token."""
        if at > self.seen:
            self.seen = at

    def _list(self, symbol: Symbol, at: int, got: tuple[Any, ...], last: bool, out: list[Found]) -> None:
        """Items with separators between them; behind the last separator of its style a list must end."""
        items = symbol.items
        assert items is not None
        self.seen = max(self.seen, at)
        if not items.can_start(self.norm[at]):
            return
        two, inner, final = _SEPARATORS[symbol.style]
        same = same_separators(symbol.style)
        for value, end in self.read(items, at):
            now = (*got, value)
            if len(now) >= symbol.least and (last or same or len(now) == 1):
                out.append((now, end))
            if last:
                continue
            if not same:
                closing = two if len(now) == 1 else final
                if self._stands(closing, end):
                    self._list(symbol, end + len(closing), now, True, out)
            if self._stands(inner, end):
                self._list(symbol, end + len(inner), now, False, out)

    def _stands(self, words: tuple[str, ...], at: int) -> bool:
        self.seen = max(self.seen, at + len(words) - 1)
        return self.norm[at : at + len(words)] == words

    def _terminal(self, symbol: Symbol, at: int, out: list[Found]) -> None:
        kind = symbol.terminal
        assert kind is not None
        last = min(at + kind.longest, len(self.tokens))
        self.seen = max(self.seen, last - 1)
        for end in range(at + 1, last + 1):
            start, stop = self.tokens.span(at, end)
            text = self.tokens.text[start:stop]
            if kind.pattern.fullmatch(text):
                try:
                    out.append((kind.read(text), end))
                except ValueError:
                    continue


class _Tracing(Chart):
    """Reads a line that nothing fits, and keeps where it came furthest."""

    __slots__ = ("furthest", "stuck")

    def __init__(self) -> None:
        super().__init__(Everywhere())
        self.furthest = 0
        self.stuck: list[State] = []

    def _stop(self, state: State, at: int) -> None:
        super()._stop(state, at)
        if at > self.furthest:
            self.furthest = at
            self.stuck = []
        if at == self.furthest:
            self.stuck.append(state)

    def expectations(self, at: int, found: tuple[Found, ...]) -> tuple[str, ...]:
        """What could have stood at the furthest token reached."""
        words = {"the end"} if any(stop == at for _, stop in found) else set()
        for state in self.stuck if at == self.furthest else ():
            words.update(f'"{token}"' for token in state.literals)
            words.update(symbol.name for symbol, _ in state.slots)
        return tuple(sorted(words))


class Last(dict[Needed, int]):
    """Up to where a line has one of some tokens: a token more than that, for the next line may have one before it that
    this one has not."""

    def __init__(self) -> None:
        self.places: dict[str, int] = {}

    def turned_to(self, line: tuple[str, ...]) -> bool:
        """Whether what was known is not enough for the line: then it is begun anew."""
        more = any(at > self.places.get(token, -1) for at, token in enumerate(line))
        if more:
            self.clear()
            self.places.update((token, at + 1) for at, token in enumerate(line))
        return more

    def __missing__(self, needed: Needed) -> int:
        last = self[needed] = max(map(self.places.__getitem__, needed & self.places.keys()), default=-1)
        return last


class Everywhere(Last):
    """As if every line had every token to the end: nothing is passed over that could tell where reading stops."""

    def turned_to(self, line: tuple[str, ...]) -> bool:
        return False

    def __missing__(self, needed: Needed) -> int:
        return sys.maxsize


class _Growth:
    """What a group of left-recursive symbols is known to read at a token."""

    __slots__ = ("begun", "done", "found", "trusted")

    def __init__(self) -> None:
        self.found: dict[int, tuple[Found, ...]] = {}
        self.begun: set[int] = set()
        """The symbols that have been read once: what does not begin with the group itself is known of them."""
        self.begin_round()

    def begin_round(self) -> None:
        self.done: set[int] = set()
        """The symbols read in this round."""
        self.trusted: dict[int, int] = {}
        """How much was known of a symbol when it was met again in this round."""

    @property
    def settled(self) -> bool:
        """Whether everything met again in the last round was known whole by then."""
        known = all(len(self.found[index]) == length for index, length in self.trusted.items())
        return bool(self.done) and known


def _distinct(found: list[Found]) -> tuple[Found, ...]:
    """Without repetitions: two ways to the same model are one reading."""
    if len(found) < 2:
        return tuple(found)
    kept: list[Found] = []
    for item in found:
        if item not in kept:
            kept.append(item)
    return tuple(kept)
