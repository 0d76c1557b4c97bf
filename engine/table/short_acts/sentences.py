"""The sentences of short acts: templates of the catalogue that are read and printed. Knows no Magic.

A message lists the wordings of one kind of act, a line each, of which the first that has the right gaps is printed::

    <player> (casts/cast) <card>[ (on/at) <targets>][(,/) <details>]

``<gap>`` is what a name or number fills, ``(a/b/)`` any of these words (the first is printed, the last may be
nothing), ``[...]`` is there if its gap is filled. The player who begins a sentence may always be left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from cards.model import fold
from engine.words import LANGUAGES, Words, kept, spellings, spelt

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
Shown = dict[str, str]
"""What fills the gaps of a sentence that is printed."""
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
    misses: Misses | None
    """None where nobody asks how far it could be read."""
    fitting: dict[tuple[str, int], list[tuple[int, Span]]] = field(default_factory=dict)
    """What fills a gap that begins at a token: where it ends, and what it is."""

    def miss(self, at: int, expected: str, *, gap: bool = False) -> None:
        """What was expected at a token."""
        if self.misses is not None:
            self.misses.add(self.place(at), expected, gap=gap)

    def fits(self, gap: str, at: int) -> list[tuple[int, Span]]:
        """What can fill a gap that begins at a token."""
        found = self.fitting.get((gap, at))
        if found is None:
            spans = ((end, self.span(at, end)) for end in range(at + 1, len(self.tokens) + 1))
            found = self.fitting[gap, at] = [(end, span) for end, span in spans if self.accepts(gap, span)]
        return found

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
    yield from _readings(key, _reading(text, accepts, misses))


def several_readings(keys: Iterable[str], text: str, accepts: Accepts) -> Iterator[tuple[str, Gaps]]:
    """The same for several messages in their order, each with its key, where nobody asks how far it could be read."""
    reading = _reading(text, accepts, None)
    words = frozenset(reading.folded)
    for key in keys:
        yield from ((key, gaps) for gaps in _readings(key, reading, words))


def _reading(text: str, accepts: Accepts, misses: Misses | None) -> _Reading:
    tokens = tokens_of(text)
    return _Reading(tokens, tuple(_word(token.text) for token in tokens), text, accepts, misses)


def _word(text: str) -> str:
    """A word of a text as it is compared, "w/" as "with"."""
    word = fold(text)
    return "with" if word in spellings("short-word-short-for-with") else word


def _readings(key: str, reading: _Reading, words: frozenset[str] | None = None) -> Iterator[Gaps]:
    """``words`` are all of the text: what needs others is not tried."""
    for language in LANGUAGES:
        for pieces, needed in _wordings(key, language):
            if words is not None and not all(words & some for some in needed):
                continue
            wordings = [pieces, pieces[1:]] if pieces[0] == _Gap("player") and len(pieces) > 1 else [pieces]
            if len(wordings) > 1 and (filler := _filler(reading)) is not None:
                wordings += [(pieces[0], filler, *pieces[1:]), (filler, *pieces[1:])]
            for wording in wordings:
                for end, gaps in _match(wording, 0, {}, False, reading):
                    if end == len(reading.tokens):
                        yield gaps
                    else:
                        reading.miss(end, "end")


def _filler(reading: _Reading) -> _Any | None:
    """The words by which somebody only "tries to" do what they do, where they are in a text."""
    text = f" {' '.join(reading.folded)} "
    said = tuple(words for words in sorted(spellings("short-word-filler")) if f" {words} " in text)
    return _Any(said) if said else None


@lru_cache(maxsize=64)
def verbs(key: str) -> frozenset[str]:
    """The words, in any language, that say what the player does with whom the sentences of a message begin."""
    found = (
        pieces[1].options
        for language in LANGUAGES
        for pieces, _ in _wordings(key, language)
        if pieces[0] == _Gap("player") and len(pieces) > 1 and isinstance(pieces[1], _Any)
    )
    return frozenset(fold(option) for options in found for option in options if option)


def printed(key: str, locale: str, gaps: Mapping[str, str]) -> str | None:
    """The first sentence of a message that has just these gaps, filled."""
    language = Words.of(locale).language
    for pieces, _ in _wordings(key, language):
        if set(_gaps(pieces)) >= set(gaps) >= set(_gaps(pieces, needed=True)):
            text = re.sub(
                r" +(?=,|['’]s\b)|(?<==) +|(?<=\bd['’]) +",
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
            reading.miss(at, f"“{first.options[0]}”")
    else:
        if at == len(reading.tokens) and just:
            reading.miss(at, first.name, gap=True)
        fitting = reading.fits(first.name, at)
        if just and not fitting:
            reading.miss(at, first.name)
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
def _wordings(key: str, language: str) -> tuple[tuple[tuple[_Piece, ...], tuple[frozenset[str], ...]], ...]:
    """The lines of a message, in pieces, each with the words of which any has to be there, for each run of words."""
    lines = (_pieces(line.strip()) for line in Words.of(language)(key).splitlines() if line.strip())
    return tuple((pieces, tuple(_needed(pieces))) for pieces in lines)


def _needed(pieces: Sequence[_Piece]) -> Iterator[frozenset[str]]:
    for piece in pieces:
        if isinstance(piece, _Any) and all(map(_words, piece.options)):
            yield frozenset(_words(option)[0] for option in piece.options)


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


def in_a_row(said: Iterable[str], words: Words) -> str:
    """Acts, or pieces of one, one behind the other."""
    return f"{words('short-act-between')} ".join(said)
