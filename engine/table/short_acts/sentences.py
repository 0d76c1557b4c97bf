"""The sentences of short acts: templates of the catalogue that are read and printed. Knows no Magic.

A message lists the wordings of one kind of act, a line each, of which the first that has the right gaps is printed::

    <player> (casts/cast) <card>[ (on/at) <targets>][(,/) <details>]

``<gap>`` is what a name or number fills, ``(a/b/)`` any of these words (the first is printed, the last may be
nothing), ``[...]`` is there if its gap is filled. The player who begins a sentence may always be left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from cards.model import fold
from engine.words import LANGUAGES, Words, kept, spelt

_TOKEN = re.compile(
    r"""\b(?:d|j|l|n|s|qu|jusqu)['’](?=\w|$)   # an elision, which stands for a word of its own
    | ['’]s?(?=[\s,;:]|$)                      # a possessive
    | [,;=“”"]
    | [^\s,;:=“”"]+?(?=['’]s?(?:[\s,;:]|$)|[\s,;:=“”"]|$)""",
    re.I | re.X,
)
_ELISION = re.compile(r"^(?:d|j|l|n|s|qu|jusqu)['’](?=\w)", re.I)
_PIECE = re.compile(r"<(?P<gap>\w+)>|\((?P<any>[^()]*)\)|(?P<open>\[)|(?P<close>\])")


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a text: what it says, and where."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Any:
    """One of several runs of words; the first is printed."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Gap:
    name: str


@dataclass(frozen=True, slots=True)
class _Group:
    pieces: tuple[_Piece, ...]


_Piece = _Any | _Gap | _Group
Gaps = Mapping[str, Span]
Accepts = Callable[[str, Span], bool]
"""Whether a piece of text can fill a gap at all, as far as that can be told at a glance."""


@dataclass(slots=True)
class Misses:
    """How far a text could be read, and what was expected there: words in quotation marks, or gaps. ``open`` tells
    that the text ends where a gap begins."""

    at: int = -1
    expected: list[str] = field(default_factory=list)
    open: bool = False

    def add(self, at: int, expected: str, *, gap: bool = False) -> None:
        """What was expected at a place; only the furthest place counts, and there a gap before words."""
        if (at, gap) > (self.at, self.open):
            self.at, self.expected, self.open = at, [], gap
        if (at, gap) == (self.at, self.open) and expected not in self.expected:
            self.expected.append(expected)


@dataclass(frozen=True, slots=True)
class _Reading:
    """A text being read."""

    tokens: tuple[Span, ...]
    folded: tuple[str, ...]
    text: str
    accepts: Accepts
    misses: Misses

    def place(self, at: int) -> int:
        """Where in the text the token stands, or its end."""
        return self.tokens[at].start if at < len(self.tokens) else len(self.text)

    def span(self, start: int, end: int) -> Span:
        """Several tokens as they are written."""
        first, last = self.tokens[start].start, self.tokens[end - 1].end
        return Span(self.text[first:last], first, last)


def tokens_of(text: str, start: int = 0) -> tuple[Span, ...]:
    """The words and marks of a text."""
    return tuple(Span(m[0], m.start() + start, m.end() + start) for m in _TOKEN.finditer(text))


def readings(key: str, text: str, accepts: Accepts, misses: Misses) -> Iterator[Gaps]:
    """Every way in which the sentences of a message, in any language, can be read out of a text."""
    tokens = tokens_of(text)
    reading = _Reading(tokens, tuple(fold(token.text) for token in tokens), text, accepts, misses)
    for language in LANGUAGES:
        for pieces in _wordings(key, language):
            wordings = (pieces, pieces[1:]) if pieces[0] == _Gap("player") and len(pieces) > 1 else (pieces,)
            for wording in wordings:
                for end, gaps in _match(wording, 0, {}, False, reading):
                    if end == len(tokens):
                        yield gaps
                    else:
                        misses.add(reading.place(end), "end")


@lru_cache(maxsize=64)
def verbs(key: str) -> frozenset[str]:
    """The words, in any language, that say what the player does with whom the sentences of a message begin."""
    found = (
        pieces[1].options
        for language in LANGUAGES
        for pieces in _wordings(key, language)
        if pieces[0] == _Gap("player") and len(pieces) > 1 and isinstance(pieces[1], _Any)
    )
    return frozenset(fold(option) for options in found for option in options if option)


def printed(key: str, locale: str, gaps: Mapping[str, str]) -> str | None:
    """The first sentence of a message that has just these gaps, filled."""
    language = Words.of(locale).language
    for pieces in _wordings(key, language):
        if set(_gaps(pieces)) >= set(gaps) >= set(_gaps(pieces, needed=True)):
            text = re.sub(
                r" +(?=,|['’]s\b)|(?<==) +",
                "",
                " ".join(_print(pieces, {name: kept(gap) for name, gap in gaps.items()})),
            )
            return spelt(" ".join(text.split()), language)
    return None


def _match(
    pieces: Sequence[_Piece], at: int, gaps: dict[str, Span], said: bool, reading: _Reading, just: bool = False
) -> Iterator[tuple[int, dict[str, Span]]]:
    """Where the pieces end when they are read from a token on. ``said`` tells whether a word of the sentence itself
    has been met: before that, nothing shows that this sentence was begun at all; ``just``, that it stands before."""
    if not pieces:
        yield at, gaps
        return
    first, rest = pieces[0], pieces[1:]
    if isinstance(first, _Group):
        yield from _match((*first.pieces, *rest), at, gaps, said, reading, just)
        yield from _match(rest, at, gaps, said, reading, just)
    elif isinstance(first, _Any):
        met = False
        for option in first.options:
            words = _words(option)
            if reading.folded[at : at + len(words)] == words:
                met = True
                yield from _match(rest, at + len(words), gaps, said or bool(words), reading, just or bool(words))
        if said and not met:
            reading.misses.add(reading.place(at), f"“{first.options[0]}”")
    else:
        if at == len(reading.tokens) and just:
            reading.misses.add(reading.place(at), first.name, gap=True)
        spans = [(end, reading.span(at, end)) for end in range(at + 1, len(reading.tokens) + 1)]
        fitting = [(end, span) for end, span in spans if reading.accepts(first.name, span)]
        if just and not fitting:
            reading.misses.add(reading.place(at), first.name)
        for end, span in fitting:
            yield from _match(rest, end, {**gaps, first.name: span}, said, reading)


def _gaps(pieces: Sequence[_Piece], *, needed: bool = False) -> Iterator[str]:
    for piece in pieces:
        if isinstance(piece, _Gap):
            yield piece.name
        elif isinstance(piece, _Group) and not needed:
            yield from _gaps(piece.pieces)


def _print(pieces: Sequence[_Piece], gaps: Mapping[str, str]) -> Iterator[str]:
    for piece in pieces:
        if isinstance(piece, _Gap):
            yield gaps[piece.name]
        elif isinstance(piece, _Any):
            yield piece.options[0]
        elif set(_gaps(piece.pieces)) <= set(gaps):
            yield from _print(piece.pieces, gaps)


@lru_cache(maxsize=1024)
def _words(option: str) -> tuple[str, ...]:
    return tuple(fold(token.text) for token in tokens_of(option))


@lru_cache(maxsize=256)
def _wordings(key: str, language: str) -> tuple[tuple[_Piece, ...], ...]:
    """The lines of a message, in pieces."""
    return tuple(_pieces(line.strip()) for line in Words.of(language)(key).splitlines() if line.strip())


def _pieces(line: str) -> tuple[_Piece, ...]:
    stack: list[list[_Piece]] = [[]]
    at = 0
    for match in _PIECE.finditer(line):
        _literal(stack[-1], line[at : match.start()])
        at = match.end()
        if match["open"]:
            stack.append([])
        elif match["close"]:
            inner = tuple(stack.pop())
            stack[-1].append(_Group(inner))
        elif match["gap"]:
            stack[-1].append(_Gap(match["gap"]))
        else:
            stack[-1].append(_Any(tuple(match["any"].split("/"))))
    _literal(stack[-1], line[at:])
    return tuple(stack[0])


def _literal(pieces: list[_Piece], text: str) -> None:
    if text.strip():
        pieces.append(_Any((text.strip(),)))


def without_elision(text: str) -> str:
    """ "l'ours": "ours"."""
    return _ELISION.sub("", text)
