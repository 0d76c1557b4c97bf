"""Fighting, as texts say it (CR 701.14)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import ObjectVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<fight> {what:obj}")
@dataclass(frozen=True, slots=True)
class Fight(ObjectVerb):
    """(701.14)"""

    what: Ref


@phrase("<fight> each other")
@dataclass(frozen=True, slots=True)
class FightEachOther(ObjectVerb):
    """ "(those creatures) fight each other": the two of them (701.14)."""
