"""Training (CR 702.149)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.trigger_events.base import ObjectEventVerb
from engine.grammar.phrase import phrase


@phrase("<train>")
@dataclass(frozen=True, slots=True)
class Train(ObjectEventVerb):
    """A resolving training ability puts +1/+1 counters on it (702.149c)."""
