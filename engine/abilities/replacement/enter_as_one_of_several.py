"""Entering as one of several things, with sizes of their own (CR 208.2b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Declaration
from engine.abilities.verbs.become import Adding, Kind
from engine.grammar.phrase import phrase


@phrase("as ~ enters, it becomes your choice of {kinds:or s 2+}[ {adding}]")
@dataclass(frozen=True, slots=True)
class EnterAsOneOf(Declaration):
    """ "As ~ enters, it becomes your choice of a 3/3 creature, a 2/2 creature with flying, or ..." (208.2b)."""

    carried_out: ClassVar[bool] = True

    kinds: tuple[Kind, ...]
    adding: Adding | None = None
