"""What spells and abilities are aimed at in short acts."""

from __future__ import annotations

from collections.abc import Collection

from cards.model import fold
from engine.table.scenario import Json
from engine.table.short_acts.fitting_targets import in_order, with_modes_meant
from engine.table.short_acts.naming import typed
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Shown, Span
from engine.words import Words

OF_PERMANENTS = ("equip",)
"""Keyword abilities that can target permanents only (702.6a): with such a verb no object on the stack is meant."""


def with_targets(reader: Reader, entry: Json, gaps: Gaps) -> Json:
    span = gaps.get("targets") or gaps.get("it")
    if span is None:
        return entry
    legal = reader.legal_targets(entry)
    among = [reader.permanents()] if entry.get("ability") in OF_PERMANENTS else ()
    itself = entry.get("card", "")  # which is no target of its own

    def target(one: Span, taken: Collection[str]) -> list[str]:
        if fold(one.text) in typed("face") and "player" in entry:
            return [reader.only_opponent(entry["player"], one)]  # "Opp bolts face" is said of the other's
        return [reader.target(one, (*taken, itself), legal, among)]

    found = reader.several(span, target)
    return with_modes_meant(reader, in_order(reader, entry | {"targets": found}))


def targets_shown(entry: Json, words: Words) -> Shown:
    names = [name for one in entry.get("targets", ()) for name in ([one] if isinstance(one, str) else one)]
    return {"targets": words.both(names)} if names else {}
