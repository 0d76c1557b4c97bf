"""What the declarations of nodes say: their fields, their wordings, and what each slot asks for."""

from __future__ import annotations

import dataclasses
import types
import typing
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from engine.grammar.phrase import PHRASINGS, Phrased, Phrasing
from engine.grammar.template import Literal, Piece, Slot, TemplateError, fields_in, parse_template, slots_in

Kinds = tuple[type[Any], ...]
"""What may stand in a slot: one class, or the members of a union."""

LIST_STYLES: dict[str, tuple[str, str, str]] = {
    "and": (" and ", ", ", ", and "),
    "or": (" or ", ", ", ", or "),
    "ora": (" or a ", ", a ", ", or a "),
    "nor": (" nor ", ", ", ", nor "),
    "andor": (" and/or ", ", ", ", and/or "),
    "then": (", then ", ", ", ", then "),
    "thens": (", then ", ", then ", ", then "),
    "thenand": (", then ", ", then ", " and "),
    "comma": (", ", ", ", ", "),
    "onwards": (", and ", ", ", ", and "),
    "cost": (", ", ", ", ", "),
    "costand": (" and ", ", ", " and "),
    "semicolon": ("; ", "; ", "; "),
    "space": (" ", " ", " "),
    "join": ("", "", ""),
    "line": ("\n", "\n", "\n"),
    "sentence": (". ", ". ", ". "),
    "only": (" and only ", ", only ", ", and only "),
}
"""What stands between two items, between items of a longer list, and before its last item."""


def same_separators(style: str) -> bool:
    """Whether a list of this style has the same separator everywhere."""
    return len(set(LIST_STYLES[style])) == 1


def agreement_of(value: Any) -> str:
    """The verb form beside a subject: "s" or "base"."""
    if isinstance(value, tuple):
        return "base" if len(value) > 1 else agreement_of(value[0])
    return (value.agreement if isinstance(value, Phrased) else None) or "s"


def number_of(value: Any) -> str:
    """The noun form beside a number: "sg" for one, "pl" for everything else."""
    if isinstance(value, int):
        return "sg" if value == 1 else "pl"
    if isinstance(value, tuple):
        return "pl" if len(value) > 1 else number_of(value[0])
    if not isinstance(value, Phrased):
        return "pl"
    return str(value.number or ("sg" if value.agreement == "s" else "pl"))


_FIELDS: dict[type[Any], dict[str, tuple[Any, Any]]] = {}
_WORDINGS: dict[tuple[type[Any], str | None], tuple[Wording, ...]] = {}
_PRINTABLE: dict[tuple[type[Any], str | None], tuple[Wording, ...]] = {}


def node_fields(cls: type[Any]) -> dict[str, tuple[Any, Any]]:
    """The fields that a node's English may mention: name to (type, default); MISSING where it has none."""
    if cls not in _FIELDS:
        hints = typing.get_type_hints(cls)
        _FIELDS[cls] = {
            f.name: (hints[f.name], f.default_factory() if callable(f.default_factory) else f.default)
            for f in dataclasses.fields(cls)
            if not f.metadata.get("hidden")
        }
    return _FIELDS[cls]


@dataclass(frozen=True, slots=True, eq=False)
class Wording:
    """A phrase of a node, read into pieces, with the fields it mentions."""

    phrasing: Phrasing
    pieces: tuple[Piece, ...]
    unsaid: tuple[tuple[str, Any], ...]
    """The fields that it does not mention, which so have their defaults."""
    order: tuple[str, ...]
    """All fields, in the order in which it mentions them; the others follow."""
    said: frozenset[str]
    """The fields that stand in its words."""


def wordings(cls: type[Any], form: str | None) -> tuple[Wording, ...]:
    """The wordings of a node for a form; a node with no possessive of its own takes 's."""
    found = _WORDINGS.get((cls, form))
    if found is None:
        declared = PHRASINGS[cls]
        own = [p for p in declared if form is not None and p.form == form]
        before, behind = _around(cls, form) if not own else ("", "")
        phrasings = own or [p for p in declared if p.form is None]
        found = _WORDINGS[cls, form] = tuple(_wording(cls, p, before, behind) for p in phrasings)
    return found


def _around(cls: type[Any], form: str | None) -> tuple[str, str]:
    """What a form adds around a node that has no wording of its own for it: 's, or quotation marks."""
    if form == "poss":
        return "", "'s"
    if form == "quoted" and issubclass(cls, Phrased) and cls.in_quotes:
        return '"', '"'
    return "", ""


def _wording(cls: type[Any], phrasing: Phrasing, before: str, behind: str) -> Wording:
    fields = node_fields(cls)
    try:
        pieces = parse_template(phrasing.template, frozenset(fields))
    except TemplateError as error:
        raise TemplateError(f"{cls.__name__}: {error}") from None
    fixed = {name for name, _ in phrasing.fixed}
    mentioned = fields_in(pieces) | fixed
    open_fields = {n for n, (_, default) in fields.items() if default is dataclasses.MISSING} - mentioned
    if fixed - fields.keys():
        raise TemplateError(f"{cls.__name__}: no field named {', '.join(fixed - fields.keys())}")
    if open_fields:
        raise TemplateError(f"{cls.__name__}: {phrasing.template!r} leaves {', '.join(open_fields)} open")
    if before:
        pieces = (Literal(before), *pieces)
    if behind:
        pieces = (*pieces, Literal(behind))
    unsaid = tuple((name, default) for name, (_, default) in fields.items() if name not in mentioned)
    said = slots_in(pieces)
    return Wording(phrasing, pieces, unsaid, tuple(dict.fromkeys([*said, *fields])), frozenset(said))


def printable(cls: type[Any], form: str | None) -> tuple[Wording, ...]:
    """The wordings of a node for a form in which it is printed, not only read."""
    found = _PRINTABLE.get((cls, form))
    if found is None:
        found = tuple(one for one in wordings(cls, form) if not one.phrasing.reads_only)
        _PRINTABLE[cls, form] = found
    return found


@cache
def kinds_of(annotation: Any) -> tuple[Kinds, bool]:
    """The classes an annotation allows, without None, and whether it is a tuple of them."""
    origin = typing.get_origin(annotation)
    if origin is tuple:
        return kinds_of(typing.get_args(annotation)[0])[0], True
    if origin in (types.UnionType, typing.Union):
        found: list[type[Any]] = []
        many = False
        for part in typing.get_args(annotation):
            if part is not type(None):
                kinds, listed = kinds_of(part)
                found += kinds
                many = many or listed
        return tuple(sorted(set(found), key=lambda k: k.__qualname__)), many
    return (annotation,), False


@dataclass(frozen=True, slots=True)
class SlotPlan:
    """What a slot's options say: the list style, the least number of items, and the form or what decides
    it.
    """

    style: str
    least: int
    form: str | None
    agrees: str | None = None
    """The field whose value decides the form."""
    by_number: bool = False


@cache
def plan_slot(slot: Slot, many: bool, asked: str | None) -> SlotPlan:
    """Read the options behind a slot's colon; `asked` is the form asked of the node itself."""
    style, least, form, agrees, by_number = "space", 1, None, None, False
    for option in slot.options:
        if option.startswith(("@", "#")):
            agrees, by_number = option[1:], option[0] == "#"
        elif option.endswith("+"):
            least = int(option[:-1])
        elif many and option in LIST_STYLES:
            style = option
        else:
            form = asked if option == "^" else option
    return SlotPlan(style, least, form, agrees, by_number)


@cache
def fixed_value(annotation: Any, written: str) -> Any:
    """The value that `{field=written}` means for a field of this type."""
    if written in ("True", "False", "None"):
        return {"True": True, "False": False, "None": None}[written]
    for kind in kinds_of(annotation)[0]:
        if issubclass(kind, Enum):
            for member in kind:
                if written in (member.name, member.value):
                    return member
        elif kind is int:
            return int(written)
        elif issubclass(kind, str):
            return kind(written)
    raise TemplateError(f"{written!r} is no value of {annotation}")
