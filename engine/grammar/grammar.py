"""The grammar: tries of words and slots, one per category and form, built from the declared phrases.

Productions that begin alike share the path, so a sentence is matched against hundreds of phrases at once
and a subject is read once for all its verbs. Everything that can be known before reading is worked out
here: inflections, optional groups, lists, and which token can begin what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from engine.grammar.declared import Kinds, SlotPlan, fixed_value, kinds_of, node_fields, plan_slot, wordings
from engine.grammar.needed_words import Needed, find_needed, rarer
from engine.grammar.phrase import PHRASINGS, Terminal, Word
from engine.grammar.template import Choice, Fix, Inflected, Literal, Optional, Piece, Slot, TemplateError
from engine.grammar.tokens import END, tokenise
from engine.grammar.words import WRITTEN_NUMBERS, inflect, number


@dataclass(frozen=True, slots=True)
class Builder:
    """How to make a value from what a path through a trie has captured."""

    make: Callable[..., Any]
    fields: tuple[tuple[str, int], ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)
    when: Callable[[Any], bool] | None = None

    def build(self, got: tuple[Any, ...]) -> Any:
        """The value; ValueError where the node refuses it."""
        value = self.make(**self.fixed, **{name: got[index] for name, index in self.fields})
        if self.when is not None and not self.when(value):
            raise ValueError
        return value


class State:
    """A point in a trie: what may come next, and what may be finished here."""

    __slots__ = ("accepts", "agreeing", "literals", "needed", "slots", "steps")

    def __init__(self) -> None:
        self.literals: dict[str, State] = {}
        self.slots: list[tuple[Symbol, State]] = []
        """Edges that read a symbol."""
        self.agreeing: list[tuple[int, str, State]] = []
        """Edges that read nothing and can be taken if the value captured at an index agrees."""
        self.accepts: list[Builder] = []
        self.needed: Needed | None = None
        """Every reading that goes on from here has one of these tokens; None where nothing is certain."""
        self.steps: dict[str, Step] = {}
        """What can be done at a token, worked out once per token."""

    def literal(self, token: str) -> State:
        state = self.literals.get(token)
        if state is None:
            state = self.literals[token] = State()
        return state

    def slot(self, symbol: Symbol) -> State:
        for known, state in self.slots:
            if known is symbol:
                return state
        self.slots.append((symbol, State()))
        return self.slots[-1][1]

    def agreement(self, index: int, form: str) -> State:
        for known, wanted, state in self.agreeing:
            if (known, wanted) == (index, form):
                return state
        self.agreeing.append((index, form, State()))
        return self.agreeing[-1][2]

    def step(self, token: str) -> Step:
        """The edges worth trying before this token."""
        viable = tuple(
            (symbol, after, rarer(symbol.needed, after.needed))
            for symbol, after in self.slots
            if symbol.can_start(token)
        )
        literal = self.literals.get(token)
        leads_nowhere = literal is None and not (viable or self.accepts or self.agreeing)
        step = self.steps[token] = DEAD_END if leads_nowhere else (literal, viable)
        return step


Step = tuple[State | None, tuple[tuple["Symbol", State, Needed | None], ...]]
"""The state behind the token itself, and the symbols that can begin with it, with what is needed from there on."""

DEAD_END: Step = (None, ())
"""The step, itself, of a state at a token where nothing can come next and nothing is finished."""


@dataclass(eq=False, slots=True)
class Symbol:
    """Something a slot reads: a category in a form (`root`), one of `kinds`, a list (`items`) or a terminal."""

    name: str
    index: int
    root: State | None = None
    kinds: tuple[Symbol, ...] = ()
    items: Symbol | None = None
    style: str = ""
    least: int = 1
    terminal: type[Terminal] | None = None
    digits: bool = False
    loop: int | None = None
    """The number of the left-recursive group that it belongs to, if any."""
    again: Symbol | None = None
    """The same but for what cannot begin with a symbol of its own group."""
    beginnings: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """Of each token the numbers of all the symbols that can begin with it."""
    steps: dict[str, tuple[tuple[Symbol, Needed | None], ...]] = field(default_factory=dict)
    needed: Needed | None = None
    """Every reading has one of these tokens; None where nothing is certain."""

    def step(self, token: str) -> tuple[tuple[Symbol, Needed | None], ...]:
        """The kinds worth trying before this token, with what they need."""
        step = self.steps.get(token)
        if step is None:
            step = self.steps[token] = tuple((kind, kind.needed) for kind in self.kinds if kind.can_start(token))
        return step

    def can_start(self, token: str) -> bool:
        """Whether anything this reads can begin with the token."""
        return self.index in self.beginnings[token]

    def takes(self, token: str) -> bool:
        """Whether this, which has no words of its own, can begin with the token itself."""
        if self.digits:
            return token.isdecimal()
        return self.terminal is not None and (
            self.terminal.longest > 1 or self.terminal.pattern.fullmatch(token) is not None
        )


class Beginnings(dict[str, frozenset[int]]):
    """Of each token the numbers of all the symbols that can begin with it, worked out once per token."""

    def __init__(self, symbols: Sequence[Symbol], corners: Sequence[Iterable[int]]) -> None:
        """``corners`` are, for each symbol, all those that can stand at its very beginning, itself included."""
        begun_by: list[set[int]] = [set() for _ in symbols]
        for symbol, firsts in zip(symbols, corners, strict=True):
            for first in firsts:
                begun_by[first].add(symbol.index)
        self.wordless = [(symbol, begun_by[symbol.index]) for symbol in symbols if symbol.digits or symbol.terminal]
        self.worded: dict[str, set[int]] = {END: set()}
        for symbol in symbols:
            for token in symbol.root.literals if symbol.root is not None else ():
                self.worded.setdefault(token, set()).update(begun_by[symbol.index])

    def __missing__(self, token: str) -> frozenset[int]:
        wordless = [begun for symbol, begun in self.wordless if token != END and symbol.takes(token)]
        found = self[token] = frozenset(self.worded.get(token, ())).union(*wordless)
        return found


_Path = tuple[State, dict[str, int], dict[str, Any], int]
"""Where a template has got to in the trie: state, captured fields, fixed fields, number of captures."""


class Grammar:
    """The symbols that can be reached from some root categories."""

    def __init__(self, *roots: type[Any]) -> None:
        self.symbols: list[Symbol] = []
        self._by_key: dict[Any, Symbol] = {}
        self._unbuilt: list[tuple[Symbol, Kinds, str | None]] = []
        self._productions = tuple(PHRASINGS)
        for root in roots:
            self.symbol((root,), None)
        while self._unbuilt:
            self._fill(*self._unbuilt.pop())
        self._find_beginnings()
        find_needed(self.symbols)

    def symbol(self, kinds: Kinds, form: str | None) -> Symbol:
        """The symbol for a category, or a union of them, in a form."""
        key = (kinds, form)
        if key not in self._by_key:
            name = " or ".join(k.__name__ for k in kinds) + (f" ({form})" if form else "")
            symbol = self._by_key[key] = self._new(name)
            self._unbuilt.append((symbol, kinds, form))
        return self._by_key[key]

    def list_of(self, items: Symbol, style: str, least: int) -> Symbol:
        """The symbol for a list of items."""
        key = (items.index, style, least)
        if key not in self._by_key:
            self._by_key[key] = self._new(f"{items.name} list")
            self._by_key[key].items, self._by_key[key].style, self._by_key[key].least = items, style, least
        return self._by_key[key]

    def _new(self, name: str) -> Symbol:
        symbol = Symbol(name, len(self.symbols))
        self.symbols.append(symbol)
        return symbol

    # ---- filling the tries

    def _fill(self, symbol: Symbol, kinds: Kinds, form: str | None) -> None:
        if len(kinds) > 1:
            symbol.kinds = tuple(self.symbol((kind,), form) for kind in kinds)
            return
        symbol.root = State()
        (kind,) = kinds
        if issubclass(kind, Enum):
            self._add_words(symbol.root, ((m, m.value) for m in kind if m.value), form)
        elif issubclass(kind, Word):
            self._add_words(symbol.root, ((kind(w), w) for w in kind.vocabulary), form)
        elif kind is int:
            self._add_numbers(symbol.root, form)
        else:
            self._add_nodes(symbol.root, kind, form)

    def _add_words(self, root: State, entries: Iterable[tuple[Any, str]], form: str | None) -> None:
        for value, english in entries:
            for state in self._words(root, inflect(english, form)):
                state.accepts.append(Builder(_constant(value)))

    def _add_numbers(self, root: State, form: str | None) -> None:
        if form == "digits":
            digits = self._by_key.get("digits")
            if digits is None:
                digits = self._by_key["digits"] = self._new("number")
                digits.digits = True
            root.slot(digits).accepts.append(Builder(_same, (("value", 0),)))
            return
        for n in range(WRITTEN_NUMBERS):
            word = number(n, form)
            if word is not None:
                for state in self._words(root, word):
                    state.accepts.append(Builder(_constant(n)))

    def _add_nodes(self, root: State, kind: type[Any], form: str | None) -> None:
        if issubclass(kind, Terminal):
            self._add_terminal(root, kind, form)
            return
        for cls in self._productions:
            if not issubclass(cls, kind):
                continue
            if issubclass(cls, Terminal):
                self._add_terminal(root, cls, form)
                continue
            for wording in wordings(cls, form):
                phrasing = wording.phrasing
                paths: list[_Path] = [(root, {}, dict(phrasing.fixed), 0)]
                try:
                    paths = self._pieces(paths, wording.pieces, cls, form)
                except TemplateError as error:
                    raise TemplateError(f"{cls.__name__}: {error}") from None
                for state, captured, fixed, _ in paths:
                    if state is root:
                        raise TemplateError(f"{cls.__name__}: {phrasing.template!r} can be empty")
                    state.accepts.append(Builder(cls, tuple(captured.items()), fixed, phrasing.when))

    def _add_terminal(self, root: State, kind: type[Terminal], form: str | None) -> None:
        symbol = self._by_key.get(kind)
        if symbol is None:
            symbol = self._by_key[kind] = self._new(kind.__name__)
            symbol.terminal = kind
        state = root.slot(symbol)
        if form == "poss":
            state = state.literal("'s")
        state.accepts.append(Builder(_same, (("value", 0),)))

    def _words(self, state: State, text: str) -> list[State]:
        for token in tokenise(text).norm[:-1]:
            state = state.literal(token)
        return [state]

    def _pieces(self, paths: list[_Path], pieces: tuple[Piece, ...], cls: type[Any], form: str | None) -> list[_Path]:
        for piece in pieces:
            if isinstance(piece, Optional):
                paths = paths + self._pieces(paths, piece.pieces, cls, form)
            else:
                paths = [after for path in paths for after in self._piece(path, piece, cls, form)]
        return paths

    def _piece(self, path: _Path, piece: Piece, cls: type[Any], form: str | None) -> list[_Path]:
        state, captured, fixed, count = path
        if isinstance(piece, Literal):
            return [(s, captured, fixed, count) for s in self._words(state, piece.text)]
        if isinstance(piece, Choice):
            return [(s, captured, fixed, count) for o in piece.options for s in self._words(state, o)]
        if isinstance(piece, Inflected):
            return [(s, captured, fixed, count) for s in self._inflected(state, piece, captured, form)]
        if isinstance(piece, Fix):
            return [
                (
                    state,
                    captured,
                    {**fixed, piece.field: fixed_value(node_fields(cls)[piece.field][0], piece.value)},
                    count,
                )
            ]
        assert isinstance(piece, Slot)
        kinds, many = kinds_of(node_fields(cls)[piece.field][0])
        plan = plan_slot(piece, many, form)
        after = []
        for before, slot_form in self._agreeing(state, plan, captured):
            symbol = self.symbol(kinds, slot_form)
            if many:
                symbol = self.list_of(symbol, plan.style, plan.least)
            after.append((before.slot(symbol), {**captured, piece.field: count}, fixed, count + 1))
        return after

    def _agreeing(self, state: State, plan: SlotPlan, captured: dict[str, int]) -> list[tuple[State, str | None]]:
        if plan.agrees is None:
            return [(state, plan.form)]
        if plan.agrees not in captured:
            raise TemplateError(f"cannot agree with {plan.agrees!r}, which is not read before it")
        forms = ("sg", "pl") if plan.by_number else ("s", "base")
        return [(state.agreement(captured[plan.agrees], f), f) for f in forms]

    def _inflected(self, state: State, piece: Inflected, captured: dict[str, int], form: str | None) -> list[State]:
        wanted = piece.form
        if wanted is None or not wanted.startswith(("@", "#")):
            return self._words(state, inflect(piece.word, wanted or form))
        if wanted[1:] not in captured:
            raise TemplateError(f"cannot agree with {wanted[1:]!r}, which is not read before it")
        forms = ("sg", "pl") if wanted[0] == "#" else ("s", "base")
        index = captured[wanted[1:]]
        return [s for f in forms for s in self._words(state.agreement(index, f), inflect(piece.word, f))]

    # ---- what can begin what

    def _find_beginnings(self) -> None:
        """Note what each symbol can begin with, and which can begin with themselves."""
        firsts = [[first.index for first in _first_symbols(symbol)] for symbol in self.symbols]
        corners = [_reached(index, firsts) for index in range(len(firsts))]
        beginnings = Beginnings(self.symbols, corners)
        reach = [{corner for first in those for corner in corners[first]} for those in firsts]
        for symbol in self.symbols:
            symbol.beginnings = beginnings
            if symbol.index in reach[symbol.index]:
                symbol.loop = min(i for i in reach[symbol.index] if symbol.index in reach[i])
        for symbol in self.symbols:
            if symbol.loop is not None:
                symbol.again = _again(symbol)


def _reached(start: int, firsts: Sequence[Sequence[int]]) -> set[int]:
    seen = {start}
    todo = [start]
    while todo:
        for first in firsts[todo.pop()]:
            if first not in seen:
                seen.add(first)
                todo.append(first)
    return seen


def _again(symbol: Symbol) -> Symbol:
    """What of a left-recursive symbol can begin with a symbol of its group."""
    again = Symbol(symbol.name, symbol.index)
    if symbol.root is not None:
        again.root = State()
        again.root.slots = [(first, after) for first, after in symbol.root.slots if first.loop == symbol.loop]
    elif symbol.kinds:
        again.kinds = tuple(kind for kind in symbol.kinds if kind.loop == symbol.loop)
    else:
        again.items, again.style, again.least = symbol.items, symbol.style, symbol.least
    return again


def _first_symbols(symbol: Symbol) -> tuple[Symbol, ...]:
    if symbol.items is not None:
        return (symbol.items,)
    if symbol.kinds:
        return symbol.kinds
    return tuple(s for s, _ in symbol.root.slots) if symbol.root is not None else ()


def _constant(value: Any) -> Callable[[], Any]:
    return lambda: value


def _same(value: Any) -> Any:
    return value
