"""Sunburst (CR 702.44)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, answer, board, cast, cr


@cr("702.44a", "702.44b")
def test_sunburst_counts_the_colors_of_mana_spent() -> None:
    board(
        {
            "hand": ["Skyreach Manta"],
            "battlefield": ["Forest", "Island", "Island", "Plains", "Swamp"],
            **LANDS,
        },
        [],
        cast("Skyreach Manta"),
        RESOLVE,
        expect=["Skyreach Manta is 4/4"],
    )


@cr("702.44c", "702.43a")
def test_modular_sunburst_counts_the_colors_spent_and_passes_its_counters_on() -> None:
    board(
        {"battlefield": ["Ornithopter"], "hand": ["Arcbound Wanderer", "Murder"]},
        [],
        cast("Arcbound Wanderer"),
        answer(["white", "blue", "red"], choice="colors"),
        RESOLVE,
        cast("Murder", "Arcbound Wanderer"),
        RESOLVE,
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Ornithopter is 3/5", "Ornithopter has 3 +1/+1 counters"],
    )


@cr("702.44d", cited=False)
def test_each_sunburst_counts_the_colors() -> None:
    mine = {"hand": ["Twice Sunburst"], "battlefield": ["Island", "Forest"], **LANDS}
    board(mine, [], cast("Twice Sunburst"), RESOLVE, expect=["Twice Sunburst is 4/4"])
