"""Echo (CR 702.30)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, Ref
from engine.grammar.phrase import phrase


@phrase("{subject:subj} came under your control since the beginning of your last upkeep")
@dataclass(frozen=True, slots=True)
class CameSinceUpkeep(Condition):
    """What echo asks (702.30a)."""

    subject: Ref
