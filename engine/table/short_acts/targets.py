"""What spells and abilities are aimed at in short acts."""

from __future__ import annotations

from engine.table.scenario import Json
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Shown
from engine.words import Words


def with_targets(reader: Reader, entry: Json, gaps: Gaps) -> Json:
    span = gaps.get("targets") or gaps.get("it")
    if span is None:
        return entry
    legal = reader.legal_targets(entry)
    found = reader.several(span, lambda one, taken: [reader.target(one, taken, legal)])
    return entry | {"targets": found}


def targets_shown(entry: Json, words: Words) -> Shown:
    names = [name for one in entry.get("targets", ()) for name in ([one] if isinstance(one, str) else one)]
    return {"targets": words.both(names)} if names else {}
