"""The reader: all the values a text can stand for, or how far it can be understood and what was expected
there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.grammar.declared import LIST_STYLES, agreement_of, number_of, same_separators
from engine.grammar.grammar import Grammar, State, Symbol
from engine.grammar.tokens import Tokens, tokenise

Found = tuple[Any, int]
"""A value and the number of the token behind it."""

_SEPARATORS = {style: tuple(tokenise(part).norm[:-1] for part in parts) for style, parts in LIST_STYLES.items()}


@dataclass(frozen=True, slots=True)
class Reading:
    """What reading a text as a category gave: its values, or where it stopped making sense."""

    values: tuple[Any, ...]
    stopped_at: tuple[int, int]
    """The place in the text of the first token that nothing fits."""
    expected: tuple[str, ...] = ()
    """What could have stood there."""


def read(grammar: Grammar, category: type[Any], text: str, chart: Chart | None = None) -> Reading:
    """Every value of the category that the whole text can stand for; several if it is ambiguous.

    A ``chart`` keeps what was read for the next text, which is worth it where the two differ in few places; then
    it is not told where reading stopped.
    """
    reader = (chart or Chart()).turned_to(tokenise(text))
    symbol = grammar.symbol((category,), None)
    end = len(reader.tokens)
    found = reader.read(symbol, 0) if symbol.can_start(reader.norm[0]) else ()
    values = tuple(value for value, stop in found if stop == end)
    if values:
        return Reading(values, (len(text), len(text)))
    at = max([reader.furthest, *(stop for _, stop in found)])
    expected = reader.expectations(at, found) if at else (symbol.name,)
    return Reading((), reader.tokens.span(at, min(at + 1, end)), expected)


Known = tuple[tuple[Found, ...], int]
"""What a symbol reads at a token, and the furthest token that was looked at to find that out."""


class Chart:
    """Reads lines. What each symbol reads at each token is worked out once, and kept for the next line where that
    is the same as far as was looked."""

    __slots__ = ("furthest", "growing", "memo", "norm", "seen", "stuck", "tokens")

    def __init__(self) -> None:
        self.tokens = tokenise("")
        self.memo: list[dict[int, Known]] = [{} for _ in self.tokens.norm]
        self.turned_to(self.tokens)

    def turned_to(self, tokens: Tokens) -> Chart:
        """The chart, ready to read these tokens."""
        old = self.tokens
        if len(old) != len(tokens):
            self.memo = [{} for _ in tokens.norm]
        elif old.text != tokens.text:
            self._forget(old, tokens)
        self.tokens = tokens
        self.norm = tokens.norm
        self.growing: dict[tuple[int, int], _Growth] = {}
        self.seen = 0
        """The furthest token looked at for what is being read."""
        self.furthest = 0
        self.stuck: list[State] = []
        return self

    def _forget(self, old: Tokens, new: Tokens) -> None:
        """Forget all that looked at a token that is another now, or at the gap before one."""
        other = [i for i in range(len(new)) if (old.raw[i], old.norm[i]) != (new.raw[i], new.norm[i])]
        first, last = (other[0], other[-1]) if other else (0, len(new))
        for at in range(last + 1):
            table = self.memo[at]
            self.memo[at] = {index: known for index, known in table.items() if known[1] < first}

    def read(self, symbol: Symbol, at: int) -> tuple[Found, ...]:
        """All values of the symbol that begin at the token."""
        known = self.memo[at].get(symbol.index)
        if known is None:
            if symbol.loop is not None:
                return self._grow(symbol, at)
            before, self.seen = self.seen, at
            known = self.memo[at][symbol.index] = (self._fresh(symbol, at), self.seen)
            if before > self.seen:
                self.seen = before
        elif known[1] > self.seen:
            self.seen = known[1]
        return known[0]

    def _fresh(self, symbol: Symbol, at: int) -> tuple[Found, ...]:
        out: list[Found] = []
        if symbol.root is not None:
            self._walk(symbol.root, at, (), out)
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
        assert symbol.loop is not None
        loop = (symbol.loop, at)
        growth = self.growing.get(loop)
        if growth is not None:
            return self._regrow(growth, symbol, at)
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
        fresh = self._fresh(symbol, at)
        growth.found[index] = _distinct([*growth.found.get(index, ()), *fresh])
        return growth.found[index]

    def _walk(self, state: State, at: int, got: tuple[Any, ...], out: list[Found]) -> None:
        """Follow every path of a trie that fits the tokens from here on."""
        norm = self.norm
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
            for symbol, after in slots:
                for value, end in self.read(symbol, at):
                    self._walk(after, end, (*got, value), out)
            if literal is None:
                if not slots and at >= self.furthest:
                    self._stop(state, at)
                return
            state = literal
            at += 1

    def _stop(self, state: State, at: int) -> None:
        if at > self.furthest:
            self.furthest = at
            self.stuck = []
        self.stuck.append(state)

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

    def expectations(self, at: int, found: tuple[Found, ...]) -> tuple[str, ...]:
        """What could have stood at the furthest token reached."""
        words = {"the end"} if any(stop == at for _, stop in found) else set()
        for state in self.stuck if at == self.furthest else ():
            words.update(f'"{token}"' for token in state.literals)
            words.update(symbol.name for symbol, _ in state.slots)
        return tuple(sorted(words))


class _Growth:
    """What a group of left-recursive symbols is known to read at a token."""

    __slots__ = ("done", "found", "trusted")

    def __init__(self) -> None:
        self.found: dict[int, tuple[Found, ...]] = {}
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
