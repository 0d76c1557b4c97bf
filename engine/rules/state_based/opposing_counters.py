"""+1/+1 and -1/-1 counters on the same permanent are removed together (CR 122.3, 704.5q)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import CountersRemoved
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.state.objects import GameObject


def opposing_counters(opposed: list[GameObject]) -> Iterable[Proposal]:
    """As many +1/+1 as -1/-1 counters are removed (704.5q)."""
    for it in opposed:
        plus, minus = it.counters["+1/+1"], it.counters["-1/-1"]
        both = min(plus, minus)
        for kind, held in (("+1/+1", plus), ("-1/-1", minus)):
            yield Proposal(CountersRemoved(it.target, kind, both, held - both), ("704.5q",))
