"""The categories of the language: what a word in an ability can stand for.

An ability is data. Each node is a frozen, slotted dataclass that declares its English next to its fields
(``@phrase``); the class it derives from is its grammatical category, so the class tree *is* the grammar.
How a node is carried out stands in ``engine.rules``, registered for its class.
"""

from __future__ import annotations

from typing import ClassVar


class Node:
    """Anything the grammar can produce."""

    __slots__ = ()
    of_static_text: ClassVar[bool] = False
    """Whether it means something in a static ability alone; the same words of another text mean something else."""


class Ability(Node):
    """One ability of an object: spell, activated, triggered, static or keyword (CR 113.3)."""

    __slots__ = ()


class KeywordAbility(Ability):
    """An ability that a word stands for (702); it is written without a full stop."""

    __slots__ = ()


class Paragraph(Ability):
    """An ability written as sentences; in quotation marks where it is given to something."""

    __slots__ = ()
    in_quotes = True


class Instruction(Node):
    """What a resolving spell or ability tells its controller to do: a sentence or part of one (608.2)."""

    __slots__ = ()
    is_statement: ClassVar[bool] = False
    """Whether it can also be said all along, as static abilities do."""


class Declaration(Node):
    """Something that is true as long as it is said, and is never carried out (604.1). A statement about
    objects has a ``subject`` and ``verbs``; any other is its own verb.
    """

    __slots__ = ()

    @property
    def verbs(self) -> tuple[Node, ...]:
        return (self,)


class Verb(Node):
    """What a subject does: "draws a card", "gets +1/+1". Its forms are ``base`` and ``s``."""

    __slots__ = ()
    lasting: ClassVar[bool] = False
    """Whether it can be said of a subject all along, as static abilities do."""


class PlayerVerb(Verb):
    """A verb whose subject is one or more players."""

    __slots__ = ()


class ObjectVerb(Verb):
    """A verb whose subject is one or more objects."""

    __slots__ = ()
    lasting: ClassVar[bool] = True


class Who(Node):
    """A noun phrase that stands for players. ``agreement`` is the form its verb takes."""

    __slots__ = ()

    @property
    def agreement(self) -> str:
        return "s"


class Ref(Node):
    """A noun phrase that stands for objects. ``agreement`` is the form its verb takes."""

    __slots__ = ()

    @property
    def agreement(self) -> str:
        return "s"


class Count(Node):
    """How many of something are chosen: "two", "up to three", "any number of"."""

    __slots__ = ()

    @property
    def agreement(self) -> str:
        return "base"


class Amount(Node):
    """A number, written or to be worked out (107). ``number`` is the form of the noun it counts: ``sg``,
    ``pl``.
    """

    __slots__ = ()
    stands_before: ClassVar[bool] = False
    """Whether it is written before the noun it counts ("3 life"), not behind it ("life equal to its power")."""

    @property
    def is_closed(self) -> bool:
        """Whether nothing that stands behind it can belong to it ("its power", not "the number of creatures")."""
        return False

    @property
    def number(self) -> str:
        return "pl"


class Predicate(Node):
    """Something that is true of an object or not: the parts a noun group is made of."""

    __slots__ = ()


class Adjective(Predicate):
    """A predicate written before the noun: "tapped", "nonblack", "another"."""

    __slots__ = ()


class Qualifier(Predicate):
    """A predicate written after the noun: "you control", "with flying"."""

    __slots__ = ()


class Condition(Node):
    """Something that is true of the game or not: after "if", "as long as", "unless"."""

    __slots__ = ()


class Duration(Node):
    """How long a continuous effect lasts (611.2)."""

    __slots__ = ()


class Happening(Node):
    """What a triggered ability watches for, after "when" or "whenever" (603.2)."""

    __slots__ = ()


class WouldHappen(Node):
    """What a replacement effect watches for, after "if": an event before it happens (614.1)."""

    __slots__ = ()


class CostPart(Node):
    """One part of a cost (118.1)."""

    __slots__ = ()
