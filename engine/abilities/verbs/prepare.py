"""Prepared permanents (CR 722)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Declaration, ObjectVerb
from engine.abilities.conditions.designations import Designation
from engine.abilities.nouns.object_phrases import This
from engine.grammar.phrase import phrase


@phrase("{subject:subj} <enter:@subject> prepared")
@dataclass(frozen=True, slots=True)
class EnterPrepared(Declaration):
    """What a permanent says of how it enters (722.3a, 614.1c)."""

    subject: This


@phrase("<become> unprepared", designation=Designation.PREPARED)
@dataclass(frozen=True, slots=True)
class LoseDesignation(ObjectVerb):
    """ "target creature becomes unprepared" (722.3b)."""

    lasting: ClassVar[bool] = False
    designation: Designation
