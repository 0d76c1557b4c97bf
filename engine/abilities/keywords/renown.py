"""Renown (CR 702.112)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Condition, ObjectVerb, Ref
from engine.abilities.nouns.object_phrases import It
from engine.abilities.trigger_events.base import ObjectEventVerb
from engine.grammar.phrase import phrase


@phrase("<become> renowned")
@dataclass(frozen=True, slots=True)
class BecomeRenowned(ObjectVerb):
    """Get the designation (702.112b)."""

    lasting: ClassVar[bool] = False


@phrase("<become> renowned")
@dataclass(frozen=True, slots=True)
class BecomesRenowned(ObjectEventVerb):
    """ "(when) ~ becomes renowned" (702.112b)."""


@phrase("{subject:subj} <be:@subject> renowned", when=lambda node: not isinstance(node.subject, It))
@phrase("{subject:subj}'s renowned", when=lambda node: isinstance(node.subject, It))
@phrase("{subject:subj} isn't renowned", denied=True)
@dataclass(frozen=True, slots=True)
class IsRenowned(Condition):
    """(702.112b)"""

    subject: Ref
    denied: bool = False
