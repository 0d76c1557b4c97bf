"""Leave to look at what is face down (CR 708.5)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.abilities.nouns.adjectives import IsNow, Status
from engine.abilities.nouns.object_phrases import Bare
from engine.grammar.phrase import phrase


@phrase("you may look at {what:obj} any time")
@dataclass(frozen=True, slots=True)
class SeeFaceDown(Declaration):
    """ "You may look at face-down creatures you don't control any time." (708.5)"""

    what: Bare

    def __post_init__(self) -> None:
        if not any(isinstance(one, IsNow) and one.status is Status.FACE_DOWN for one in self.what.group.adjectives):
            raise ValueError("what is face up is seen by everybody")
