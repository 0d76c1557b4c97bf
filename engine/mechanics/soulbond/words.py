"""Pairs of creatures: soulbond (CR 702.95)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Adjective, Condition, PlayerVerb, Ref
from engine.grammar.phrase import phrase


@phrase("unpaired")
@dataclass(frozen=True, slots=True)
class Unpaired(Adjective):
    """ "unpaired creature" (702.95b)."""


@phrase("{subject:subj} <be:@subject> unpaired")
@dataclass(frozen=True, slots=True)
class IsUnpaired(Condition):
    """(702.95b)"""

    subject: Ref


@phrase("~ is paired with another creature")
@dataclass(frozen=True, slots=True)
class IsPaired(Condition):
    """(702.95b)"""


@phrase("<pair> ~ with {what:obj}")
@dataclass(frozen=True, slots=True)
class Pair(PlayerVerb):
    """They are paired for as long as both remain creatures on the battlefield under the player's control (702.95a)."""

    what: Ref


class BothWord(Enum):
    """How the creature and the one it is paired with are called together."""

    BOTH = "both creatures"
    EACH = "each of those creatures"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class BothPaired(Ref):
    """ "both creatures have double strike", "each of those creatures gets +1/+1"."""

    of_static_text: ClassVar[bool] = True
    word: BothWord

    @property
    def agreement(self) -> str:
        return "base" if self.word is BothWord.BOTH else "s"
