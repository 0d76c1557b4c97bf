"""Permanents that miss an untap step (CR 502.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import ObjectVerb
from engine.grammar.phrase import phrase


class NextUntap(Enum):
    """Whose untap step is meant: always that of whoever controls the permanent by then (502.3)."""

    ITS_CONTROLLERS = "its controller's next untap step"
    THEIR_CONTROLLERS = "their controller's next untap step"
    THEIR_CONTROLLERS_ALL = "their controllers' next untap steps"
    YOUR = "your next untap step"


@phrase("<don't> untap during {step}")
@dataclass(frozen=True, slots=True)
class MissesUntap(ObjectVerb):
    """ "doesn't untap during its controller's next untap step" (502.3)."""

    lasting = False
    step: NextUntap
