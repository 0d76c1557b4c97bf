"""Which static abilities effects have given to objects in the layers, and since when (CR 613.7a, 604.3a)."""

from __future__ import annotations

from collections import Counter

from engine.state.characteristics import Abilities
from engine.state.ids import ObjectId


class Gained:
    """For each object the timestamps of the effects that gave it static abilities in this run through the layers."""

    def __init__(self) -> None:
        self.times: dict[tuple[int, int], list[int]] = {}
        """By object and ability; an object may have been given the same ability more than once."""

    def note(self, object_id: ObjectId, before: Abilities, now: Abilities, timestamp: int) -> None:
        """An effect of that timestamp has changed the abilities of an object."""
        if before.statics == now.statics:
            return
        had, has = (Counter(map(id, some.statics)) for some in (before, now))
        for ability in had | has:
            times = self.times.setdefault((object_id, ability), [])
            times += [timestamp] * (has[ability] - had[ability])
            del times[: max(0, len(times) - has[ability])]

    def since(self, object_id: ObjectId, abilities: Abilities, place: int) -> int | None:
        """When the static ability at that place was given; None for an ability of the object's own."""
        ability = abilities.statics[place]
        times = self.times.get((object_id, id(ability)))
        if not times:
            return None
        same = [number for number, one in enumerate(abilities.statics) if one is ability]
        own = len(same) - len(times)
        which = same.index(place)
        return times[which - own] if which >= own else None
