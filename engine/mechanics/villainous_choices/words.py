"""Villainous choices (CR 701.55)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Declaration, Instruction, Who
from engine.grammar.phrase import phrase


@phrase("{who:subj} <face:@who> a villainous choice — {first}, or {second}")
@dataclass(frozen=True, slots=True)
class FacesChoice(Instruction):
    """One of two things happens, as the player chooses, also where it can't (701.55a-b)."""

    chooses: ClassVar[bool] = True
    who: Who
    first: Instruction
    second: Instruction


@phrase("if an opponent would face a villainous choice, they face that choice an additional time")
@dataclass(frozen=True, slots=True)
class FacesAgain(Declaration):
    """(701.55c)"""
