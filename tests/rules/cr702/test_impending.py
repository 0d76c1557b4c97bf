"""Impending (CR 702.176)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr, to


@cr("702.176a")
def test_an_impending_overlord_is_no_creature_until_its_time_counters_are_gone() -> None:
    board(
        {"hand": ["Overlord of the Mistmoors"]},
        [],
        cast("Overlord of the Mistmoors", costs=["impending"]),
        RESOLVE_ALL,
        to("end"),
        RESOLVE_ALL,
        expect=["not Overlord of the Mistmoors is a creature", "Overlord of the Mistmoors has 3 time counters"],
    )
