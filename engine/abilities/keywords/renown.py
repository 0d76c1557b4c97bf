"""Renown (CR 702.112)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Condition, ObjectVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<become> renowned")
@dataclass(frozen=True, slots=True)
class BecomeRenowned(ObjectVerb):
    """Get the designation (702.112b)."""

    lasting: ClassVar[bool] = False


@phrase("{subject:subj} <be:@subject> renowned")
@phrase("{subject:subj} isn't renowned", denied=True)
@dataclass(frozen=True, slots=True)
class IsRenowned(Condition):
    """(702.112b)"""

    subject: Ref
    denied: bool = False
