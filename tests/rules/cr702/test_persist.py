"""Persist (CR 702.79)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("614.17", "702.79a")
def test_a_creature_that_can_have_no_counters_persists_for_ever() -> None:
    board(
        {"battlefield": ["Solemnity", "Kitchen Finks"], "hand": ["Murder"]},
        [],
        cast("Murder", "Kitchen Finks"),
        RESOLVE,
        RESOLVE,
        expect=["Kitchen Finks on the battlefield", "Kitchen Finks is 3/2", "Kitchen Finks has 0 -1/-1 counters"],
    )
