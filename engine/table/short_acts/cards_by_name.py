"""Several cards that are named where any card may be, as those that are found in a library nobody knows (701.23)."""

from __future__ import annotations

from engine.state.choices import Choice
from engine.table.references import folded
from engine.table.short_acts.details import listed
from engine.table.short_acts.naming import typed
from engine.table.short_acts.reading_context import Reader

LONGEST_NAME = 3
"""So many pieces between commas, at the most, a name may have."""
MOST_ALIKE = 5
"""The highest number of cards of one name that is said as a word."""


def cards_named(reader: Reader, choice: Choice | None, text: str) -> list[str]:
    """The cards that a text lists ("Forest, Island", "two Islands", "Krenko, Mob Boss and Forest"), where several may
    be named; none where it is no such list."""
    if choice is None or choice.by_name is None or choice.maximum == 1:
        return []
    pieces, found = listed(text), list[str]()
    while pieces:
        for length in range(min(LONGEST_NAME, len(pieces)), 0, -1):
            several = _several(reader, ", ".join(pieces[:length]))
            if several:
                found += several
                del pieces[:length]
                break
        else:
            return []
    return found


def _several(reader: Reader, text: str) -> list[str]:
    """A card once, or as often as a number before its name says."""
    first, _, rest = text.partition(" ")
    number = _number(first) if rest else 1
    name = reader.card(text) or (reader.card(rest) or reader.card(rest.removesuffix("s")) if number > 1 else None)
    if name is None:
        return []
    return [name] * (1 if reader.card(text) is not None else number)


def _number(word: str) -> int:
    """How many a word says; 1 for one that says no number."""
    if word.isdecimal() and len(word) == 1:
        return int(word)
    said = folded(word)
    return next((n for n in range(2, MOST_ALIKE + 1) if said in typed(f"number-{n}")), 1)
