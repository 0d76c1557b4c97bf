"""How a node of the IR declares its English: `@phrase("...")` above a frozen, slotted dataclass.

The grammar is the class hierarchy. A category is any class (Amount, Condition, Verb …); its productions are
the concrete dataclasses below it that carry phrases. One declaration parses and prints:

    @phrase("<deal> {amount} damage to {recipient}[, divided as {division}]")
    @dataclass(frozen=True, slots=True)
    class DealDamage(Verb):
        amount: Amount
        recipient: Ref
        division: Division | None = None

The template language:

    words , . :      themselves; read without regard to capitals, printed as written
    {field}          a value of the field's declared type
    {field:form}     the same, in a form: sg pl (nouns), base s ed ing (verbs), poss subj obj (cases), a ("a"
                     for one), digits ordinal times roman (numbers); `^` passes on the form asked of this node
    {field:@other}   in the verb form that agrees with the earlier field `other` (by its `agreement`: s, base)
    {field:#other}   in the noun form that agrees with the earlier field `other` (an int, or by its `number`)
    {field:and}      a tuple as a list: and or ora nor andor then thens thenand comma cost costand semicolon space join
                     line sentence; a form for the items and `2+` (two at least) may follow: {types:or pl 2+}
    {field=value}    reads no words; says that the field has this value (int, True, False, None, an enum's
                     member by its name or its English)
    <deal>           a verb, or noun, in the form asked of this node
    <deal:@who>      a verb agreeing with the field who; <card:#n> a noun agreeing in number with the field n;
                     <card:pl> a fixed form
    [ ...]           there if and only if a field mentioned in it differs from its default
    (a/b/)           any of these words; the first is printed; the last may be nothing

A field that a template does not mention has its default there. A value prints by its first template that fits
(unmentioned fields at their defaults, fixed fields equal, `when` true, every slot printable).
A constructor that raises ValueError refuses the reading.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

C = TypeVar("C", bound=type[Any])
D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Phrasing:
    """One declared wording of a node: a template and the conditions under which it is the node's English."""

    template: str
    fixed: tuple[tuple[str, Any], ...] = ()
    """Fields that have this value whenever the wording is used."""
    when: Callable[[Any], bool] | None = None
    """Printed only for values of which this is true; a reading of which it is not true is refused."""
    form: str | None = None
    """Used only where this form is asked for. A node without a wording for a form uses those with no form."""
    reads_only: bool = False
    """Understood, never printed."""


PHRASINGS: dict[type[Any], list[Phrasing]] = {}
"""Every node that has English, with its wordings in the order in which they are tried for printing."""


def phrase(
    *templates: str,
    when: Callable[[Any], bool] | None = None,
    form: str | None = None,
    reads_only: bool = False,
    **fixed: Any,
) -> Callable[[C], C]:
    """Declare the English of a node. Stacked decorators add wordings, the topmost being tried first."""

    def declare(cls: C) -> C:
        own = [Phrasing(template, tuple(fixed.items()), when, form, reads_only) for template in templates]
        PHRASINGS[cls] = own + PHRASINGS.get(cls, [])
        return cls

    return declare


def hidden(default: Any) -> Any:
    """A dataclass field that is not in the English: filled in after reading, as antecedents are."""
    return dataclasses.field(default=default, kw_only=True, metadata={"hidden": True})


if TYPE_CHECKING:
    part = property
else:

    class part(property):
        """What all of a class have in place of a field that only some of its subclasses declare. It gives those no
        default for their field, as a property would."""

        def __get__(self, value: Any, kind: type[Any] | None = None) -> Any:
            if value is None:
                raise AttributeError("declared by some classes only")
            return self.fget(value)


class Phrased:
    """A node as the grammar sees it: how it goes with the words around it, where it does not do so like any other."""

    __slots__ = ()
    in_quotes: ClassVar[bool] = False
    """Whether quotation marks stand around it where it is written as a quotation."""

    @part
    def agreement(self) -> str | None:
        """The form of the verb beside it: "s" or "base"; None where nothing is said of it."""
        return None

    @part
    def number(self) -> Any:
        """The form of the noun that it counts: "sg" or "pl"; None where it counts none."""
        return None

    @part
    def known_as(self) -> str:
        """The name by which it is called instead of its own English, where there is one."""
        return ""


class Word(str):
    """A vocabulary: a subclass lists its words once, and every listed word is a value of that category.

    Entries stand in the singular or base form, with the capitals they are printed with.
    """

    __slots__ = ()
    vocabulary: ClassVar[Iterable[str]] = ()
    """The entries; they may have several words."""


class Terminal:
    """A category read from the written characters: symbols, +1/+1, names.

    A subclass gives `pattern`, which must match the whole of one to `longest` tokens, and may turn the text
    into a value with `read` and back with `__str__`. One that is a production of a wider category carries
    `@phrase()`.
    """

    __slots__ = ()
    pattern: ClassVar[re.Pattern[str]]
    longest: ClassVar[int] = 1

    @classmethod
    def read(cls, text: str) -> Self:
        """The value written as this text; ValueError if it is none after all."""
        return cls(text)  # type: ignore[call-arg]
