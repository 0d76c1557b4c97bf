"""Who died before dealing combat damage, as verdicts say it of their deaths (CR 702.4b, 702.7b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.report.fates import Fate
from engine.state.choices import Message, targets_in
from engine.state.ids import ObjectId
from engine.table.references import References


def dying_before_striking(late: Message, deaths: Sequence[Fate], refs: References) -> list[Fate] | None:
    """The deaths, of which one says that those who deal no combat damage any more died before it; None where they have
    not all died in one way."""
    creatures = {refs.root(i) for i in late.objects()}
    for place, fate in enumerate(deaths):
        before = [one for one in fate.things if _roots(one, refs) <= creatures]
        if fate.key != "verdict-dies" or {root for one in before for root in _roots(one, refs)} != creatures:
            continue
        rest = [one for one in fate.things if one not in before]
        others = [replace(fate, things=rest)] if rest else []
        return [*deaths[:place], Fate("verdict-dies-before-striking", before, fate.args), *others, *deaths[place + 1 :]]
    return None


def _roots(thing: Any, refs: References) -> set[ObjectId]:
    return {refs.root(one.object_id) for one in targets_in(thing) if one.object is not None}
