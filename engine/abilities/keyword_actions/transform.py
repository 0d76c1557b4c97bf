"""Transforming and converting, as texts say it (CR 701.27-701.28)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb, Ref
from engine.grammar.phrase import phrase


class TurnedOver(Enum):
    """Two words for turning the other face up; what is true of the one is true of the other (701.28a)."""

    TRANSFORM = "transform"
    CONVERT = "convert"


@phrase("{word:^} {what:obj}")
@dataclass(frozen=True, slots=True)
class Transform(PlayerVerb):
    """(701.27, 701.28)"""

    what: Ref
    word: TurnedOver = TurnedOver.TRANSFORM
