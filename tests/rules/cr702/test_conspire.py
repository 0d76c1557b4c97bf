"""Conspire (CR 702.78)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, creature


@cr("702.78a", "702.78b")
def test_each_conspire_is_paid_for_itself() -> None:
    red = [creature("", name=f"Red {i}", looks={"colors": ["R"]}) for i in (1, 2, 3, 4)]
    aims = [answer("B", choice="new target")] * 2
    tapped = [["Red 1", "Red 2"]]  # the others are left for the other instance
    twice_paid = cast("Twice Conspire", "B", costs=["conspire 1", "conspire 2"], choices=tapped)
    mine = {"hand": ["Twice Conspire"], "battlefield": red}
    board(mine, [], twice_paid, ORDER, *aims, RESOLVE_ALL, expect=["B has 17 life", "Red 4 is tapped"])
    once = cast("Twice Conspire", "B", costs=["conspire 2"], choices=tapped)
    board(mine, [], once, ORDER, *aims[:1], RESOLVE_ALL, expect=["B has 18 life", "Red 4 is not tapped"])
    two = {"hand": ["Twice Conspire"], "battlefield": red[:2]}
    board(two, [], {**twice_paid, "choices": []}, refused="118.3")


@cr("702.78a")
def test_conspire_taps_two_creatures_of_the_spells_color_and_copies_it() -> None:
    setting = {"hand": ["Burn Trail"], "battlefield": ["Goblin Piker", "Hill Giant", "Youthful Knight"]}
    board(
        setting,
        [],
        cast("Burn Trail", "B", costs=["conspire"]),
        RESOLVE,
        answer("B", choice="new target"),
        RESOLVE_ALL,
        expect=["B has 14 life", "Hill Giant is tapped", "Youthful Knight is not tapped"],
    )
    alone = {"hand": ["Burn Trail"], "battlefield": ["Goblin Piker", "Youthful Knight"]}
    board(alone, [], cast("Burn Trail", "B", costs=["conspire"]), refused="118.3")
