"""Copies of the spell itself, as storm, replicate and others make them (CR 702.40, 702.56)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<copy> ~ with new targets")
@phrase("<copy> ~ with new targets a number of times equal to {times}", when=lambda verb: verb.times is not None)
@dataclass(frozen=True, slots=True)
class CopyThis(PlayerVerb):
    """Put copies of the spell onto the stack, with other targets if one likes; one copy where ``times`` is None
    (702.40a, 702.56a, 702.78a)."""

    times: Amount | None = None
