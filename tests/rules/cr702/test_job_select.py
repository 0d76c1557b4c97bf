"""Job Select (CR 702.182)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("702.182a")
def test_job_select_makes_a_hero_and_gives_it_the_equipment() -> None:
    board(
        {"hand": ["Monk's Fist"]},
        [],
        cast("Monk's Fist"),
        RESOLVE_ALL,
        expect=["Hero Token is 2/1", "Hero Token is colorless", "Hero Token is a Monk"],
    )
