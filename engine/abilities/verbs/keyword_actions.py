"""Words for things that players and permanents do (CR 701): proliferate, investigate, explore, connive and others."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, ObjectVerb, PlayerVerb, Ref
from engine.abilities.nouns.noun_groups import Subtype
from engine.abilities.quantities.amounts import Exactly, Fixed
from engine.grammar.phrase import phrase


@phrase("<proliferate>")
@dataclass(frozen=True, slots=True)
class Proliferate(PlayerVerb):
    """(701.34)"""


@phrase("<investigate>")
@dataclass(frozen=True, slots=True)
class Investigate(PlayerVerb):
    """Create a Clue token (701.16a)."""

    makes = frozenset({"token", "artifact", "permanent"})


@phrase("<populate>")
@dataclass(frozen=True, slots=True)
class Populate(PlayerVerb):
    """(701.36)"""

    makes = frozenset({"token", "creature", "permanent"})


@phrase("<bolster> {count:digits}")
@dataclass(frozen=True, slots=True)
class Bolster(PlayerVerb):
    """(701.39)"""

    count: Amount


@phrase("<amass> {subtype:pl} {count:digits}")
@phrase("<amass> {count:digits}")
@dataclass(frozen=True, slots=True)
class Amass(PlayerVerb):
    """ "amass Zombies 2" (701.47). Without a type, as older cards have it, Zombies are meant (701.47d)."""

    count: Amount
    subtype: Subtype | None = None


@phrase("<adapt> {count:digits}")
@dataclass(frozen=True, slots=True)
class Adapt(PlayerVerb):
    """(701.46)"""

    count: Amount


@phrase("<monstrosity> {count:digits}")
@dataclass(frozen=True, slots=True)
class Monstrosity(PlayerVerb):
    """(701.37)"""

    count: Amount


@phrase("<discover> {count:digits}")
@dataclass(frozen=True, slots=True)
class Discover(PlayerVerb):
    """(701.57)"""

    count: Amount


class Again(Enum):
    """That something is done once more; the words change nothing else."""

    ONCE = ""
    AGAIN = "again"


@phrase("<explore>[ {again}]")
@dataclass(frozen=True, slots=True)
class Explore(ObjectVerb):
    """ "it explores, then it explores again" (701.44)."""

    lasting = False
    again: Again = Again.ONCE


@phrase("<connive>", count=Fixed(1))
@phrase("<connive> {count:digits}", when=lambda verb: verb.count != Fixed(1))
@dataclass(frozen=True, slots=True)
class Connive(ObjectVerb):
    """(701.50)"""

    lasting = False
    count: Amount


@phrase("<endure> {count:digits}")
@dataclass(frozen=True, slots=True)
class Endure(ObjectVerb):
    """(701.63)"""

    lasting = False
    count: Amount


@dataclass(frozen=True, slots=True)
class AlsoSubtype(ObjectVerb):
    """What amassing may make of an Army (701.47a)."""

    subtype: Subtype


@phrase("<exchange> control of {one:obj} and {two:obj}")
@phrase("<exchange> control of {one:obj}", when=lambda verb: verb.one.count == Exactly(Fixed(2)))
@dataclass(frozen=True, slots=True)
class ExchangeControl(PlayerVerb):
    """ "exchange control of ~ and target creature", "exchange control of two target creatures" (701.12b)."""

    one: Ref
    two: Ref | None = None
