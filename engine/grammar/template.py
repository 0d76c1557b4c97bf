"""Templates: the little language in which `@phrase` is written (see phrase.py), read into pieces."""

from __future__ import annotations

import re
from dataclasses import dataclass


class TemplateError(ValueError):
    """A declared phrase that makes no sense; the message names the node and the place."""


@dataclass(frozen=True, slots=True)
class Literal:
    """Words as written."""

    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A field of the node. `options` are the words behind the colon."""

    field: str
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fix:
    """A field whose value is said by the wording itself; reads no words."""

    field: str
    value: str


@dataclass(frozen=True, slots=True)
class Inflected:
    """A word in the form asked of the node (`form` None), in a fixed form, or agreeing with a field (@who,
    #n).
    """

    word: str
    form: str | None


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several wordings; the first is printed."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Optional:
    """Pieces that are there if and only if a field mentioned in them is not at its default."""

    pieces: tuple[Piece, ...]


Piece = Literal | Slot | Fix | Inflected | Choice | Optional

_PIECE = re.compile(r"\{(?P<slot>[^{}]*)\}|<(?P<word>[^<>]+)>|(?P<open>\[)|(?P<close>\])|\((?P<choice>[^()]*)\)")


def fields_in(pieces: tuple[Piece, ...]) -> frozenset[str]:
    """Every field that a template mentions, optional groups included."""
    found: set[str] = set()
    for piece in pieces:
        if isinstance(piece, Slot | Fix):
            found.add(piece.field)
        elif isinstance(piece, Optional):
            found |= fields_in(piece.pieces)
    return frozenset(found)


def slots_in(pieces: tuple[Piece, ...]) -> list[str]:
    """The fields that stand in the words of a template, in their order."""
    names = []
    for piece in pieces:
        if isinstance(piece, Slot):
            names.append(piece.field)
        elif isinstance(piece, Optional):
            names += slots_in(piece.pieces)
    return names


def parse_template(text: str, fields: frozenset[str]) -> tuple[Piece, ...]:
    """The pieces of a template of a node with these fields. A brace that names no field is a symbol such as
    {T}.
    """
    stack: list[list[Piece]] = [[]]
    at = 0
    for match in _PIECE.finditer(text):
        _literal(stack[-1], text[at : match.start()])
        at = match.end()
        if match["open"]:
            stack.append([])
        elif match["close"]:
            if len(stack) == 1:
                raise TemplateError(f'"]" without "[" in {text!r}')
            inner = tuple(stack.pop())
            if not fields_in(inner):
                raise TemplateError(f"an optional group needs a field that says whether it is there: {text!r}")
            stack[-1].append(Optional(inner))
        elif match["word"]:
            word, _, form = match["word"].partition(":")
            stack[-1].append(Inflected(word, form or None))
        elif match["choice"] is not None:
            stack[-1].append(Choice(tuple(match["choice"].split("/"))))
        else:
            _slot(stack[-1], match["slot"], fields, text)
    _literal(stack[-1], text[at:])
    if len(stack) > 1:
        raise TemplateError(f'"[" without "]" in {text!r}')
    return tuple(stack[0])


def _literal(pieces: list[Piece], text: str) -> None:
    """Append words, joining them to words just before."""
    if not text:
        return
    if pieces and isinstance(pieces[-1], Literal):
        pieces[-1] = Literal(pieces[-1].text + text)
    else:
        pieces.append(Literal(text))


def _slot(pieces: list[Piece], inside: str, fields: frozenset[str], text: str) -> None:
    name, equals, value = inside.partition("=")
    if equals and name in fields:
        pieces.append(Fix(name, value))
        return
    name, colon, options = inside.partition(":")
    if name in fields:
        pieces.append(Slot(name, tuple(options.split())))
    elif colon or name.islower():
        raise TemplateError(f"no field named {name!r}: {text!r}")
    else:
        _literal(pieces, "{" + inside + "}")
