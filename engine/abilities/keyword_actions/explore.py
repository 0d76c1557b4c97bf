"""Exploring, as texts say it (CR 701.44)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import ObjectVerb
from engine.grammar.phrase import phrase


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
