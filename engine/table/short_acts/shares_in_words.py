"""A division as people write it: "3 to Bears, 2 to Opp", "Bears=3, Opp=2" (601.2d)."""

from __future__ import annotations

from functools import lru_cache

from cards.model import fold
from engine.table.short_acts.naming import typed
from engine.table.short_acts.reading_context import cuts
from engine.table.short_acts.sentences import Gaps, Misses, Span, readings


@lru_cache(maxsize=4096)
def is_division(text: str) -> bool:
    """Whether a text reads as a division: "3 to Bears, 2 to Opp", "Bears=3, Opp=2"."""
    span = Span(text, 0, len(text))
    return bool(shares(span)) or any(shares(head) and is_division(rest.text) for head, rest in cuts(span))


def divided_among(span: Span) -> list[str]:
    """The things among which a division divides, as they are written: as many as there can be."""
    for head, rest in (*reversed(cuts(span)), (span, None)):
        share = shares(head)
        if share and (rest is None or is_division(rest.text)):
            return [share["thing"].text, *(divided_among(rest) if rest is not None else [])]
    return []


def _is_number(gap: str, span: Span) -> bool:
    return gap != "count" or (span.text.isdecimal() and len(span.text) < 7)


def shares(span: Span) -> Gaps:
    """What one thing gets: the gaps of the sentence that says so, where the text is one."""
    found = next(readings("short-act-share", span.text, _is_number, Misses()), {})
    if found and fold(found["thing"].text) in typed("life"):  # "paying 2 life"
        return {}
    return {name: Span(gap.text, gap.start + span.start, gap.end + span.start) for name, gap in found.items()}
