"""What one ability of an object says of what another has done: linked abilities (CR 607)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Where
from engine.abilities.nouns.object_phrases import Granter, It, Some, This
from engine.grammar.phrase import phrase


class Linked(Enum):
    """How the cards exiled by the other ability are called."""

    ONE = "the exiled card"
    ALL = "the exiled cards"


class Brought(Enum):
    """How the other ability put objects onto the battlefield."""

    CREATED = "created"
    PUT = "put onto the battlefield"


@phrase("{how} with {by:obj}")
@dataclass(frozen=True, slots=True)
class BroughtWith(Qualifier):
    """ "all tokens created with ~", "the creature put onto the battlefield with ~" (607.2c)."""

    how: Brought
    by: This | It | Granter

    @property
    def goes_with(self) -> tuple[Where, ...]:
        """Tokens are created; permanents are put onto the battlefield."""
        return (Where.TOKEN,) if self.how is Brought.CREATED else (Where.PERMANENT,)


@phrase("{what:subj} <are:@what> exiled with {by:obj}")
@dataclass(frozen=True, slots=True)
class IsExiledWith(Condition):
    """ "if a card is exiled with it" (607.2a)."""

    what: Some
    by: This | It


class Others(Enum):
    """How what else was exiled is called."""

    ANY = "other cards"
    EACH = "each other card"
    YOURS = "all other cards you own"


@phrase("{which} exiled with {by:obj}")
@dataclass(frozen=True, slots=True)
class OthersExiledWith(Ref):
    """ "other cards exiled with ~": all that its abilities have exiled but what this text just has (607.2a)."""

    needs: ClassVar[str] = "Exile"
    called: ClassVar[frozenset[str]] = frozenset({"card"})
    which: Others
    by: This

    @property
    def agreement(self) -> str:
        return "s" if self.which is Others.EACH else "base"


@phrase("{which}")
@dataclass(frozen=True, slots=True)
class ExiledCards(Ref):
    """ "return the exiled card": what this text has exiled, else what the object's other abilities have (607.2a)."""

    which: Linked

    called: ClassVar[frozenset[str]] = frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "base" if self.which is Linked.ALL else "s"
