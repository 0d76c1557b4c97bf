"""Which event has brought it about that an object is something else (CR 611.3a, 613)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.events import Attached, Cause, CountersPut, CountersRemoved, EffectBegins, EffectEnds, ZoneChange
from engine.state.ids import ObjectId
from engine.state.log import Logged


@dataclass(frozen=True, slots=True)
class BroughtAbout:
    """The events of a batch, by what they may change; for many objects each is looked at once."""

    events: Sequence[Logged]
    of_itself: Mapping[ObjectId | None, int]
    """For each object the place of the first event in which it enters, or gets or loses counters."""
    of_source: Mapping[ObjectId, int]
    """For each object the place of the first in which it changes zones, or is attached."""
    of_effect: Mapping[int, int]
    """For each effect, by its timestamp, the place of the first in which it begins or ends."""

    def change_of(self, object_id: ObjectId, causes: Sequence[Cause]) -> Logged:
        """The event that has changed an object: of the object itself as it enters, else of what the effects come from;
        else the last."""
        if object_id in self.of_itself:
            return self.events[self.of_itself[object_id]]
        last = len(self.events) - 1
        effects = (self.of_effect.get(cause.timestamp, last) for cause in causes)
        sources = (self.of_source.get(cause.source, last) for cause in causes)
        return self.events[min((*effects, *sources), default=last)]


def brought_about(batch: Sequence[Logged]) -> BroughtAbout:
    """The events of a batch to be asked for what they have changed."""
    of_itself: dict[ObjectId | None, int] = {}
    of_source: dict[ObjectId, int] = {}
    of_effect: dict[int, int] = {}
    for place, logged in enumerate(batch):
        event = logged.event
        if isinstance(event, ZoneChange):
            for one in event.became:
                of_itself.setdefault(one, place)
            for one in (event.object, *event.became):
                of_source.setdefault(one, place)
        elif isinstance(event, CountersPut | CountersRemoved):
            of_itself.setdefault(event.target.object, place)
        elif isinstance(event, EffectBegins | EffectEnds):
            of_effect.setdefault(event.effect.timestamp, place)
        elif isinstance(event, Attached):
            of_source.setdefault(event.object, place)
    return BroughtAbout(batch, of_itself, of_source, of_effect)
