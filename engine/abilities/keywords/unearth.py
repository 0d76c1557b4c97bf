"""Unearth (CR 702.84)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction, Ref
from engine.grammar.phrase import phrase


@phrase("if {subject:subj} would leave the battlefield, exile it instead of putting it anywhere else")
@dataclass(frozen=True, slots=True)
class ExileIfLeaves(Instruction):
    """A replacement effect on a permanent for as long as it stays there (614.1a, 702.84a)."""

    subject: Ref
