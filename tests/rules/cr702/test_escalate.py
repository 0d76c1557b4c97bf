"""Escalate (CR 702.120)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, board, cast, cr


@cr("702.120a", cited=False)
def test_escalate_is_paid_for_each_mode_beyond_the_first() -> None:
    both = cast("Borrowed Malevolence", "Goblin Piker", "Youthful Knight", modes=[1, 2])
    board(
        {"hand": ["Borrowed Malevolence"], "battlefield": ["Goblin Piker", *["Swamp"] * 3], **LANDS},
        ["Youthful Knight"],
        both,
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Youthful Knight in B's graveyard"],
    )
    short = {"hand": ["Borrowed Malevolence"], "battlefield": ["Goblin Piker", "Swamp", "Swamp"], **LANDS}
    board(short, ["Youthful Knight"], both, refused="601.2h")
