"""Station (CR 702.184)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount
from engine.abilities.nouns.object_phrases import That
from engine.grammar.phrase import phrase


@phrase("the number for which {what:subj} stations")
@dataclass(frozen=True, slots=True)
class StationNumber(Amount):
    """The power of the tapped creature, or what a static ability has it count by instead (702.184a, 702.184c)."""

    what: That
