"""The printer: a value of the IR as the English it was declared with."""

from __future__ import annotations

import re
from dataclasses import MISSING
from enum import Enum
from typing import Any

from engine.grammar.declared import (
    LIST_STYLES,
    SlotPlan,
    Wording,
    agreement_of,
    fixed_value,
    kinds_of,
    node_fields,
    number_of,
    plan_slot,
    printable,
)
from engine.grammar.phrase import PHRASINGS, Phrased, Terminal
from engine.grammar.template import Choice, Fix, Inflected, Literal, Piece, Slot, fields_in
from engine.grammar.words import inflect, number


class NoEnglish(ValueError):
    """A value that none of its node's phrases can say."""


def print_value(value: Any, form: str | None = None) -> str:
    """The English of a value, with capitals where sentences begin; NoEnglish if it has none."""
    text = say(value, form)
    if text is None:
        raise NoEnglish(f"no phrase of {type(value).__name__} says {value!r}")
    return finish(text)


def say(value: Any, form: str | None) -> str | None:
    """The bare words of a value in a form, or None."""
    if isinstance(value, Enum):
        return inflect(value.value, form) if value.value else None
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int):
        return number(value, form)
    if isinstance(value, Terminal):
        return inflect(str(value), "poss") if form == "poss" else str(value)
    if isinstance(value, str):
        return inflect(value, form)
    if type(value) not in PHRASINGS:
        return None
    if isinstance(value, Phrased) and value.known_as:
        return inflect(value.known_as, "poss") if form == "poss" else value.known_as
    for wording in printable(type(value), form):
        if _fits(value, wording):
            text = _pieces(value, wording.pieces, form)
            if text is not None:
                return text
    return None


def text_order(node: Any) -> tuple[str, ...]:
    """The fields of a node in the order in which its English mentions them; the others follow."""
    wording = _wording(node)
    return tuple(node_fields(type(node))) if wording is None else wording.order


def is_about_itself(node: Any) -> bool:
    """Whether the words of a node themselves, none of its fields, begin with the object that its ability is of."""
    wording = _wording(node)
    first = wording.pieces[0] if wording is not None else None
    return isinstance(first, Literal) and first.text.startswith("~ ")


def is_said(node: Any, field: str) -> bool:
    """Whether the words of a node say what stands in a field."""
    wording = _wording(node)
    return wording is None or field in wording.said


def _wording(node: Any) -> Wording | None:
    """The wording in which a node is printed."""
    if type(node) not in PHRASINGS:
        return None
    for one in printable(type(node), None):
        if _fits(node, one):
            return one
    return None


def _fits(value: Any, wording: Wording) -> bool:
    phrasing = wording.phrasing
    for name, fixed in phrasing.fixed:
        if getattr(value, name) != fixed:
            return False
    for name, default in wording.unsaid:
        own = getattr(value, name)
        if own is not default and not _says_the_same(own, default):
            return False
    return phrasing.when is None or phrasing.when(value)


def _says_the_same(value: Any, default: Any) -> bool:
    """Whether a field has its default, but for what is not in the English: a target may have been numbered."""
    if value == default:
        return True
    fields = node_fields(type(value)) if type(value) is type(default) and type(value) in PHRASINGS else {}
    return bool(fields) and all(_says_the_same(getattr(value, f), getattr(default, f)) for f in fields)


def _pieces(value: Any, pieces: tuple[Piece, ...], form: str | None) -> str | None:
    said = []
    for piece in pieces:
        text = _piece(value, piece, form)
        if text is None:
            return None
        said.append(text)
    return "".join(said)


def _piece(value: Any, piece: Piece, form: str | None) -> str | None:
    if isinstance(piece, Literal):
        return piece.text
    if isinstance(piece, Choice):
        return piece.options[0]
    if isinstance(piece, Inflected):
        return inflect(piece.word, _form_of(value, piece.form, form))
    fields = node_fields(type(value))
    if isinstance(piece, Fix):
        return "" if getattr(value, piece.field) == fixed_value(fields[piece.field][0], piece.value) else None
    if isinstance(piece, Slot):
        _, many = kinds_of(fields[piece.field][0])
        return _slot(value, getattr(value, piece.field), plan_slot(piece, many, form), many)
    names = fields_in(piece.pieces)
    if any(getattr(value, name) != fields[name][1] or fields[name][1] is MISSING for name in names):
        return _pieces(value, piece.pieces, form)
    return ""


def _form_of(value: Any, wanted: str | None, asked: str | None) -> str | None:
    if wanted is None:
        return asked
    if wanted[0] == "@":
        return agreement_of(getattr(value, wanted[1:]))
    if wanted[0] == "#":
        return number_of(getattr(value, wanted[1:]))
    return wanted


def _slot(node: Any, value: Any, plan: SlotPlan, many: bool) -> str | None:
    form = plan.form
    if plan.agrees is not None:
        other = getattr(node, plan.agrees)
        form = number_of(other) if plan.by_number else agreement_of(other)
    if not many:
        return say(value, form)
    if len(value) < plan.least:
        return None
    return join(tuple(say(item, form) for item in value), plan.style)


def join(items: tuple[str | None, ...], style: str) -> str | None:
    """A list in a style; None if an item has no English."""
    said = [item for item in items if item is not None]
    if len(said) < len(items) or not said:
        return None
    if style in ("cost", "costand"):
        last = len(said) - (style == "costand")  # behind "and" no capital stands
        said = [item[:1].upper() + item[1:] for item in said[:last]] + said[last:]
    two, inner, final = LIST_STYLES[style]
    if len(said) == 1:
        return said[0]
    if len(said) == 2:
        return two.join(said)
    return inner.join(said[:-1]) + final + said[-1]


_ARTICLE = re.compile(r"\b([Aa]) (?=[aeioAEIO]|[Uu](?!ni|til|se|ro)|8|11\b|11/|18\b|18/|X\b|\{X)")
_CAPITAL = re.compile(r"(?:^|\n|[.:] |— |—(?=[a-z])|• |(?<![\w~])[\"'])\(?([a-z])")


_STOPS = re.compile(r"(\.\"+)\.")
_MIDDLE = re.compile(r"\.(\")(,)?(?= [a-z])")
"""The full stop of what is quoted in the middle of a sentence: left out, or turned into the sentence's comma."""


def finish(text: str) -> str:
    """The last touches: "an" before vowels, "players'", capitals, one full stop before a closing quote, and single
    quotation marks inside double ones."""
    text = _ARTICLE.sub(r"\1n ", text).replace("s's ", "s' ")
    text = _CAPITAL.sub(lambda m: m.group()[:-1] + m.group()[-1].upper(), text)
    while _STOPS.search(text):
        text = _STOPS.sub(r"\1", text)
    text = _MIDDLE.sub(lambda m: ("," if m[2] else "") + m[1], text)
    return _inner_quotes(text) if text.count('"') > 2 else text


def _inner_quotes(text: str) -> str:
    """Quotation marks inside quotation marks are single ones."""
    said, depth = [], 0
    for at, mark in enumerate(text):
        if mark == '"':
            opens = at == 0 or text[at - 1] in " (—"
            depth -= not opens
            mark = "'" if depth > 0 else mark
            depth += opens
        said.append(mark)
    return "".join(said)
