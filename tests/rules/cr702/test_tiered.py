"""Tiered (CR 702.183)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, board, cast, cr


@cr("702.183a", cited=False)
def test_tiered_is_one_mode_at_its_price() -> None:
    lands = {"hand": ["Thunder Magic"], "battlefield": ["Mountain"] * 4, **LANDS}
    board(
        lands,
        ["Hill Giant"],
        cast("Thunder Magic", "Hill Giant", modes=[2]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    board(lands, ["Hill Giant"], cast("Thunder Magic", "Hill Giant", modes=[3]), refused="601.2h")
