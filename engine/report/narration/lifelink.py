"""Life gained by lifelink, told with the sources of the damage (CR 702.15b)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import LifeGain
from engine.rules.damage import LIFELINK_GIVEN
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged


def lifelink_of(changes: Iterable[Logged]) -> Message | None:
    """The sources by whose lifelink life was gained, and the effects that give it to all of them, if so; None where any
    of it was gained otherwise, or none at all."""
    gains = [(one, one.event) for one in changes if isinstance(one.event, LifeGain)]
    sources = dict.fromkeys(event.source for one, event in gains if "702.15b" in one.rules)
    if not sources or not all("702.15b" in one.rules for one, _ in gains):
        return None
    said = {"sources": TargetId.of_objects([i for i in sources if i is not None])}
    given = [next((told for told in one.counted if told.key == LIFELINK_GIVEN), None) for one, _ in gains]
    by = list(dict.fromkeys(thing for told in given if told is not None for thing in told.args["effects"]))
    if not all(given):
        return Message("lifelink-of", said)
    return Message(LIFELINK_GIVEN, said | {"effects": by, "count": len(by)})
