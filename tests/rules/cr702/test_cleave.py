"""Cleave (CR 702.148)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.148a")
def test_cleave_leaves_out_what_stands_in_brackets() -> None:
    setting = {"hand": ["Fierce Retribution"]}
    board(
        setting,
        ["Hill Giant"],
        cast("Fierce Retribution", "Hill Giant", costs=["cleave"]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    board(setting, ["Hill Giant"], cast("Fierce Retribution", "Hill Giant"), refused="601.2c")
