"""What one ability of an object says of what another has done: linked abilities (CR 607)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Ref
from engine.oracle.phrase import phrase


class Linked(Enum):
    """How the cards exiled by the other ability are called."""

    ONE = "the exiled card"
    ALL = "the exiled cards"


@phrase("{which}")
@dataclass(frozen=True, slots=True)
class ExiledCards(Ref):
    """ "return the exiled card": what this text has exiled, else what the object's other abilities have (607.2a)."""

    which: Linked

    called: ClassVar[frozenset[str]] = frozenset({"card"})

    @property
    def agreement(self) -> str:
        return "base" if self.which is Linked.ALL else "s"
