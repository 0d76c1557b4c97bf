"""Tokens that were created, as a verdict tells them: the same ones together, of the size that they have (CR 111.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engine import events as ev
from engine.report.changed_by_effects import with_effects
from engine.report.holding_still import changed_beside_size
from engine.report.narration.draft import Draft
from engine.rules.evaluate.amounts import NUMBER_OF_EXILED
from engine.state.choices import Message
from engine.state.ids import ObjectId
from engine.table.messages_in_words import REMARKED

if TYPE_CHECKING:
    from engine.table.table import Table

TOKENS, OF_SEVERAL_KINDS = "tell-tokens", "tell-several-tokens"
COUNTED_BY = (NUMBER_OF_EXILED, "counting", "counting-so-many", "counting-life")
"""What is remarked on a number that has been counted."""
SIZE = "token-size"
"""What is said of the size of tokens that are creatures."""


def made_by(drafts: Iterable[Draft], table: Table) -> set[ObjectId]:
    """The tokens whose creation some steps tell, as they are now."""
    created = (one.event.objects for d in drafts for one in d.events if isinstance(one.event, ev.MadeToken))
    return {table.refs.latest(i) for some in created for i in some}


def sizes_only(changes: Sequence[ev.CharacteristicsChanged], made: Collection[ObjectId]) -> bool:
    """Whether only the size of tokens has changed that were created, which is told with that."""
    return all(one.object in made and not changed_beside_size(one.before, one.after) for one in changes)


def added_up(drafts: Sequence[Draft], table: Table, grown: Collection[ObjectId] = ()) -> list[tuple[Draft, Message]]:
    """What is said in the words of its step; of the same tokens that have been created several times, how many in
    all, and of what size they are now, but for those ``grown`` of which that is told otherwise."""
    said: dict[str, list[Draft]] = {}
    for place, draft in enumerate(drafts):
        made = draft.key in (TOKENS, OF_SEVERAL_KINDS)
        key = repr({**draft.args, "count": 0, "introduced": ""}) if made else str(place)
        said[key] = [*said.pop(key, ()), draft]
    return [(alike[-1], with_effects(_with_size(alike, table, grown), _effects_on(alike))) for alike in said.values()]


def _with_size(drafts: Sequence[Draft], table: Table, grown: Collection[ObjectId]) -> Message:
    """The same, with what it is counted by."""
    said = _in_all(drafts, table, grown)
    by = {repr(one): one for draft in drafts for one in draft.counted if one.key in COUNTED_BY}
    return Message(REMARKED, {"said": said, "remark": Message("list", {"items": [*by.values()]})}) if by else said


def _effects_on(drafts: Sequence[Draft]) -> list[ObjectId]:
    """By which effects what these steps tell is what it is."""
    return list(dict.fromkeys(i for draft in drafts for i in draft.changed_by))


def _in_all(drafts: Sequence[Draft], table: Table, grown: Collection[ObjectId]) -> Message:
    """What one step says, or how many tokens several have created in all."""
    last = drafts[-1]
    if last.key == TOKENS:
        return Message(TOKENS, _created(drafts, table, grown))
    if last.key == OF_SEVERAL_KINDS:
        times = len(drafts)
        kinds = [Message(one.key, one.args | {"count": one.args["count"] * times}) for one in last.args["tokens"]]
        return Message(last.key, last.args | {"tokens": kinds})
    return last.message


def _created(drafts: Sequence[Draft], table: Table, grown: Collection[ObjectId]) -> dict[str, Any]:
    """Of the same tokens how many there are, and their size as it is, where they have one size."""
    args = {**drafts[-1].args, "count": sum(draft.args["count"] for draft in drafts), "introduced": ""}
    made = [one.event for draft in drafts for one in draft.events if isinstance(one.event, ev.MadeToken)]
    there = [i for event in made for i in map(table.refs.latest, event.objects) if i in table.game.battlefield]
    sizes = {(ch.power, ch.toughness) for ch in map(table.game.characteristics, there)}
    told = args["size"]
    if not told or told.key != SIZE or not sizes or any(i in grown for i in there):
        return args
    power, toughness = next(iter(sizes))
    if len(sizes) == 1 and power is None:
        return args | {"size": Message("token-no-creature", {"also": told.args["also"]})}
    size = {**told.args, "power": power, "toughness": toughness, "grown": _by_counters(there, table)}
    return args | {"size": Message(SIZE, size) if len(sizes) == 1 else ""}


def _by_counters(tokens: Sequence[ObjectId], table: Table) -> Message | str:
    """How many +1/+1 counters tokens have that have as many each, which their size is owed to."""
    counts = {table.game.find(i).counters.get("+1/+1", 0) for i in tokens}
    return Message("token-counters", {"count": counts.pop()}) if len(counts) == 1 and counts != {0} else ""
