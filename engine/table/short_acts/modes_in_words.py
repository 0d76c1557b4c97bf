"""Modes that are said by what they do, each with what it is aimed at: "Cryptic Command: counter Shock and bounce Bears"
(CR 601.2b, 601.2c, 700.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cards.model import fold
from engine.table.scenario import Json
from engine.table.short_acts.deeds import deeds_said, does
from engine.table.short_acts.naming import typed
from engine.table.short_acts.problems import NotUnderstood
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Span, tokens_of

_MODE = re.compile(r"^(?:•|\+ .*? —)\s*(.+)$", re.M)
"""A line of a card's text with a mode of it (700.2); with a cost of its own where the spell has spree (702.172a)."""
LEAST_LETTERS = 3
"""Letters of a word of a mode by which it is told from the others."""


@dataclass(frozen=True, slots=True)
class _Said:
    """A mode, by its number from 1, and what it is aimed at: None where nothing is said of that."""

    number: int
    target: str | None


def modes_said(reader: Reader, entry: Json, said: Span) -> Json | None:
    """The entry of a spell with the modes that words say, and their targets; None where a part of them tells no mode.
    What a mode counters, where that is not said, is what is on top of the stack."""
    texts = _modes_of(reader, entry["card"])
    parts = list(_parts(said))
    if not texts or not parts:
        return None
    found: list[_Said] = []
    for part in parts:
        taken = [one.target for one in found if one.target is not None]
        one = _mode(reader, part, texts, taken)
        if one is None or any(other.number == one.number for other in found):
            return None
        found.append(one)
    found.sort(key=lambda one: one.number)
    targets = [one.target for one in found if one.target is not None]
    return entry | {"modes": [one.number for one in found]} | ({"targets": targets} if targets else {})


def _modes_of(reader: Reader, card: str) -> list[str]:
    """The modes of a card, in its order."""
    known = [it.card for i in reader.refs.things(card) if (it := reader.game.objects.get(i)) is not None]
    faces = next((one.faces for one in known if one is not None), None) or reader.table.cards[card].faces
    return next((modes for face in faces if (modes := _MODE.findall(face.text))), [])


def _parts(said: Span) -> Iterator[Span]:
    """What stands between commas and "and", and is not idle at the beginning: "choosing"."""
    parts: list[list[Span]] = [[]]
    for token in tokens_of(said.text, said.start):
        if token.text == "," or fold(token.text) in typed("and"):
            parts.append([])
        elif parts[-1] or fold(token.text) not in typed("in-front-of-modes"):
            parts[-1].append(token)
    for part in parts:
        if part:
            yield Span(said.text[part[0].start - said.start : part[-1].end - said.start], part[0].start, part[-1].end)


def _mode(reader: Reader, part: Span, modes: list[str], taken: list[str]) -> _Said | None:
    """The one mode of which a part of the words speaks, or that it names by its number: "mode 2 on Opp"."""
    if (numbered := _by_number(reader, part, modes, taken)) is not None:
        return numbered
    target, words = _aimed(reader, part, taken)
    deeds = deeds_said(words)
    shared = [_shared(words, mode) + 2 * sum(does(mode, deed) for deed in deeds) for mode in modes]
    most = max(shared)
    if not most or shared.count(most) != 1 or (deeds and not any(does(modes[shared.index(most)], d) for d in deeds)):
        return None
    mode = modes[shared.index(most)]
    if re.search(r"\btargets?\b", mode, re.I) is None:
        return _Said(shared.index(most) + 1, None)
    stack = reader.game.stack
    if target is None and stack and does(mode, "counter"):
        target = reader.reference(stack[-1])
    return _Said(shared.index(most) + 1, target)


def _by_number(reader: Reader, part: Span, modes: list[str], taken: list[str]) -> _Said | None:
    """The mode with a number, and what it is aimed at; None where no number begins what is said."""
    tokens = tokens_of(part.text, part.start)
    at = 1 if len(tokens) > 1 and fold(tokens[0].text) in typed("mode") else 0
    said, rest = tokens[at].text, tokens[at + 1 :]
    if not said.isdecimal() or not 1 <= int(said) <= len(modes):
        return None
    if not rest:
        return _Said(int(said), None)
    if len(rest) == 1 or fold(rest[0].text) not in typed("aimed"):
        return None
    try:
        return _Said(int(said), reader.target(_span(part, rest[1:]), taken))
    except NotUnderstood:
        return None


def _aimed(reader: Reader, part: Span, taken: list[str]) -> tuple[str | None, str]:
    """What a part is aimed at, at its end, before or within it ("make Opp discard"), and the words without that."""
    tokens = tokens_of(part.text, part.start)
    number = len(tokens)
    tails = [(at, number) for at in range(1, number)]
    others = [(start, end) for start in range(number - 1) for end in range(number - 1, start, -1)]
    for start, end in (*tails, *others):
        span = _span(part, tokens[start:end])
        if deeds_said(span.text):
            continue
        try:
            target = reader.target(span, taken)
        except NotUnderstood:
            continue
        return target, " ".join(token.text for token in (*tokens[:start], *tokens[end:]))
    return None, part.text


def _span(part: Span, tokens: tuple[Span, ...]) -> Span:
    start, end = tokens[0].start, tokens[-1].end
    return Span(part.text[start - part.start : end - part.start], start, end)


def _shared(words: str, mode: str) -> int:
    """How many words of a mode are said; "2" and "+1/+1" are words."""
    return len(_telling(words) & _telling(mode))


def _telling(text: str) -> set[str]:
    words = re.findall(r"[+-]?\d+(?:/[+-]?\d+)?|[^\W\d_]+", fold(text))
    return {word for word in words if not word.isalpha() or len(word) >= LEAST_LETTERS}
