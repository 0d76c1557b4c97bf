"""What spells and abilities are aimed at in short acts."""

from __future__ import annotations

from itertools import permutations

from engine.table.scenario import Json
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Shown
from engine.words import Words

MOST_PUT_IN_ORDER = 3
"""Targets of which other orders are tried than that in which they are said."""
OF_PERMANENTS = ("equip",)
"""Keyword abilities that can target permanents only (702.6a): with such a verb no object on the stack is meant."""


def with_targets(reader: Reader, entry: Json, gaps: Gaps) -> Json:
    span = gaps.get("targets") or gaps.get("it")
    if span is None:
        return entry
    legal = reader.legal_targets(entry)
    among = [reader.permanents()] if entry.get("ability") in OF_PERMANENTS else ()
    itself = entry.get("card", "")  # which is no target of its own
    found = reader.several(span, lambda one, taken: [reader.target(one, (*taken, itself), legal, among)])
    return _in_order(reader, entry | {"targets": found})


def _in_order(reader: Reader, entry: Json) -> Json:
    """The targets in the order in which the text asks for them (601.2c), where only another than was said is legal."""
    targets = entry["targets"]
    if not 1 < len(targets) <= MOST_PUT_IN_ORDER or reader.would(entry) is not None:
        return entry
    ways = (entry | {"targets": list(one)} for one in permutations(targets) if list(one) != targets)
    return next((one for one in ways if reader.would(one) is not None), entry)


def targets_shown(entry: Json, words: Words) -> Shown:
    names = [name for one in entry.get("targets", ()) for name in ([one] if isinstance(one, str) else one)]
    return {"targets": words.both(names)} if names else {}
