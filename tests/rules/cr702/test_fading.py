"""Fading (CR 702.32)."""

from __future__ import annotations

from tests.helpers import NEXT_UPKEEP, RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("702.32a")
def test_fading_loses_a_counter_each_upkeep_and_is_sacrificed_when_it_cannot() -> None:
    faded = {"card": "Blastoderm", "counters": {"fade": 1}}
    board([faded], [], NEXT_UPKEEP, RESOLVE_ALL, expect=["A controls 1 Blastoderm"])
    board(
        [{"card": "Blastoderm", "counters": {}}], [], NEXT_UPKEEP, RESOLVE_ALL, expect=["Blastoderm in A's graveyard"]
    )
    board({"hand": ["Blastoderm"]}, [], cast("Blastoderm"), RESOLVE, expect=["Blastoderm has 3 fade counters"])
