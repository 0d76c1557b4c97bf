"""That something can't be regenerated (CR 701.19c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Duration, ObjectVerb
from engine.abilities.durations.durations import TurnDuration, Until
from engine.grammar.phrase import phrase


@phrase("can't be regenerated this turn")
@dataclass(frozen=True, slots=True)
class CantRegenerate(ObjectVerb):
    """ "Target creature can't be regenerated this turn." (701.19c)"""

    lasting: ClassVar[bool] = False

    @property
    def lasts(self) -> Duration | None:
        """How long the effect lasts, as it says itself."""
        return Until(TurnDuration.THIS_TURN)
