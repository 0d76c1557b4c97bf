"""Targets in the order in which a text asks for them (CR 601.2c), and the modes that go with them: "Abrade the Ring"
(601.2b, 700.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, permutations

from engine.state.choices import Choice
from engine.table.scenario import Json
from engine.table.short_acts.reading_context import Reader

MOST_PUT_IN_ORDER = 3
"""Targets of which other orders are tried than that in which they are said."""
MOST_TRIED = 40
"""Ways to choose modes that are tried."""


def in_order(reader: Reader, entry: Json) -> Json:
    """The entry with its targets in the order in which the text asks for them (601.2c), where only another than was
    said is legal."""
    targets = entry["targets"]
    if not 1 < len(targets) <= MOST_PUT_IN_ORDER or reader.would(entry) is not None:
        return entry
    ways = (entry | {"targets": list(one)} for one in permutations(targets) if list(one) != targets)
    return next((one for one in ways if reader.would(one) is not None), entry)


def with_modes_meant(reader: Reader, entry: Json) -> Json:
    """The entry with the only modes, the fewest that do, of which these are the targets; as it is where there are none
    to choose, or several ways."""
    if "modes" in entry or not entry.get("targets"):
        return entry
    asked = reader.would({key: value for key, value in entry.items() if key != "targets"})
    if asked is None or asked.choice is None or asked.choice.kind != "mode":
        return entry
    fewest: list[Json] = []
    for modes in islice(_ways(asked.choice), MOST_TRIED):
        if fewest and len(modes) > len(fewest[0]["modes"]):
            break
        one = in_order(reader, entry | {"modes": list(modes)})
        after = reader.would(one)
        if after is not None and (after.choice is None or after.choice.kind not in ("mode", "target")):
            fewest.append(one)
    return fewest[0] if len(fewest) == 1 else entry


def _ways(choice: Choice) -> Iterator[tuple[int, ...]]:
    """The modes that may be chosen together, by their numbers from 1, the fewest first."""
    numbers = sorted({option.mode + 1 for option in choice.listed() if option.mode is not None})
    most = len(numbers) if choice.maximum is None else choice.maximum
    for number in range(max(1, choice.minimum), most + 1):
        yield from combinations(numbers, number)
