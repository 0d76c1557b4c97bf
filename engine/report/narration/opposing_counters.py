"""+1/+1 and -1/-1 counters on the same permanent, which are removed together (CR 122.3, 704.5q)."""

from __future__ import annotations

from engine.events import CountersRemoved
from engine.report.narration.narrator import Narrator
from engine.state.choices import Message
from engine.state.log import Logged

CANCEL = "tell-counters-cancel"


def tell_opposing_counters(n: Narrator, logged: Logged, event: CountersRemoved) -> bool:
    """Tell both kinds as one step, with what is left of either; False for counters that are removed otherwise."""
    if "704.5q" not in logged.rules:
        return False
    told = n.steps[-1] if len(n.steps) > n.told and n.steps[-1].key == CANCEL else None
    if told is None or told.args["off"] != event.target or told.events[-1].batch != logged.batch:
        told = n.step(logged, CANCEL, off=event.target, count=event.amount, left="")
    else:
        n.fold(logged, told)
    if event.left:
        counters = Message("counters-of", {"kind": event.kind, "count": event.left, "vowel": False})
        told.args["left"] = Message("counters-left", {"counters": counters})
    return True
