"""That X is at least 1 (CR 107.3a, 601.2b)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction
from engine.grammar.phrase import phrase


@phrase("X can't be 0")
@dataclass(frozen=True, slots=True)
class XCantBe0(Instruction):
    """ "X can't be 0.": said of the X that is announced (601.2b, 602.2b); nothing is left to do as it resolves."""
