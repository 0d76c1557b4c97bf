"""Entwine (CR 702.42)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, board, cast, cr


@cr("702.42a", "702.42b")
def test_entwined_both_modes_happen_and_cost_more() -> None:
    bolt = cast("Barbed Lightning", "Hill Giant", "B", costs=["entwine"])
    board(
        {"hand": ["Barbed Lightning"], "battlefield": ["Mountain"] * 5, **LANDS},
        ["Hill Giant"],
        bolt,
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "B has 17 life"],
    )
    short = {"hand": ["Barbed Lightning"], "battlefield": ["Mountain"] * 4, **LANDS}
    board(short, ["Hill Giant"], bolt, refused="601.2h")


@cr("702.42a", cited=False)
def test_not_entwined_only_one_mode_is_chosen() -> None:
    board(
        {"hand": ["Barbed Lightning"]},
        ["Hill Giant"],
        cast("Barbed Lightning", "B", modes=[2]),
        RESOLVE,
        expect=["B controls 1 Hill Giant", "B has 17 life"],
    )
