"""Telling that what a player does as a spell is cast pays for it (CR 118.8)."""

from __future__ import annotations

from itertools import takewhile

from engine.report.narration.draft import AS_A_COST, Draft
from engine.report.narration.narrator import Narrator
from engine.state.choices import Message
from engine.state.log import Logged
from engine.state.objects import Announcement

PAYING = ("tell-sacrificed", "tell-discard", "tell-life-lost", "tell-to-exile", "tell-to-hand", "tell-tapped")
"""What a player does to pay for a spell beside mana."""


def note_costs(n: Narrator, cast: Draft, root: Logged, made: Announcement | None) -> None:
    """What stands under the step of a spell and pays for it is an additional cost, where it isn't that of a keyword or
    another than the mana cost: whatever becomes of the spell, it has been paid."""
    paid = made.paid if made is not None else None
    if paid is None or paid.keyword or paid.times or paid.rather_than_mana or "118.9" in cast.rules:
        return
    place = n.steps.index(cast) + 1
    for draft in takewhile(lambda one: one.depth > cast.depth, n.steps[place:]):
        if draft.key in PAYING and all(one.parent == root.id for one in draft.events):
            draft.notes.append(Message(AS_A_COST))
            draft.cite(["118.8"])
