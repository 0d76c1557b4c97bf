"""Telling of scry and surveil in one line: what has been looked at and where it has gone (CR 701.22a, 701.25a)."""

from __future__ import annotations

from engine import events as ev
from engine.report.narration.draft import Draft
from engine.report.narration.narrator import Narrator
from engine.state.choices import Message
from engine.state.log import Logged

LOOKED = "tell-looked-at"
GONE = {
    "tell-to-library-top": "sorted-top",
    "tell-to-library-bottom": "sorted-bottom",
    "tell-to-graveyard": "sorted-graveyard",
}
"""Where a card may go as it is sorted, and how that is said."""


def sorted_in_one(n: Narrator, logged: Logged, event: ev.KeywordAction) -> Draft | None:
    """The one step of it all, in place of those of looking and sorting; None where anything else belongs to it, or a
    part of it has been told before the game stopped."""
    start = len(n.steps) - 1
    while start >= n.told and n.steps[start].key in GONE and _is_of(n.steps[start], logged):
        start -= 1
    if start < n.told or n.steps[start].key != LOOKED or not _is_of(n.steps[start], logged):
        return None
    parts = n.steps[start:]
    if len(parts) < 2 or any(one.kind is not parts[0].kind or one.changed_by for one in parts):
        return None
    del n.steps[start:]
    n.last_under = None
    sorted_ = [Message(GONE[one.key], {"things": one.args["object"], "count": one.args["count"]}) for one in parts[1:]]
    args = {"player": parts[0].args["player"], "action": event.action, "amount": event.amount, "sorted": sorted_}
    draft = n.step(logged, "tell-sorted", **args)
    for one in (it for part in parts for it in part.events):
        draft.take(one)
        n.shown[one.id] = draft
    draft.events.sort(key=lambda one: one.id)
    return draft


def _is_of(draft: Draft, logged: Logged) -> bool:
    return bool(draft.events) and all(one.parent == logged.parent for one in draft.events)
