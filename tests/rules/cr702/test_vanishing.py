"""Vanishing (CR 702.63)."""

from __future__ import annotations

from tests.helpers import NEXT_UPKEEP, ORDER, RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.63a")
def test_the_last_time_counter_is_removed_in_a_later_upkeep() -> None:
    board(
        [{"card": "Keldon Marauders", "counters": {"time": 1}}],
        [],
        {"do": "go_to", "step": "upkeep", "active": "A", "turn": 5},
        answer(["B"]),
        RESOLVE_ALL,
        expect=["Keldon Marauders in A's graveyard"],
    )


@cr("702.63a", "702.63c")
def test_each_vanishing_removes_a_counter() -> None:
    mine = {"hand": ["Twice Vanishing"]}
    board(mine, [], cast("Twice Vanishing"), RESOLVE, expect=["Twice Vanishing has 5 time counters"])
    aged = {"card": "Twice Vanishing", "counters": {"time": 5}}
    board([aged], [], NEXT_UPKEEP, ORDER, RESOLVE_ALL, expect=["Twice Vanishing has 3 time counters"])
    last = {"card": "Twice Vanishing", "counters": {"time": 2}}
    board([last], [], NEXT_UPKEEP, ORDER, ORDER, RESOLVE_ALL, expect=["Twice Vanishing in A's graveyard"])


@cr("702.63a")
def test_vanishing_counts_down_and_sacrifices() -> None:
    last = {"card": "Keldon Marauders", "counters": {"time": 1}}
    board(
        [last],
        [],
        NEXT_UPKEEP,
        RESOLVE,
        RESOLVE,
        answer("B", choice="target"),
        RESOLVE_ALL,
        expect=["Keldon Marauders in A's graveyard", "B has 19 life"],
    )


@cr("702.63b", cited=False)
def test_vanishing_without_a_number_brings_no_counters_of_its_own() -> None:
    found = {"hand": ["Slow Fade"]}
    board(found, [], cast("Slow Fade"), RESOLVE, expect=["Slow Fade has 0 time counters", "A controls Slow Fade"])
    board([{"card": "Slow Fade"}], [], NEXT_UPKEEP, expect=["A controls Slow Fade"])
    marked = {"card": "Slow Fade", "counters": {"time": 1}}
    board([marked], [], NEXT_UPKEEP, RESOLVE_ALL, expect=["Slow Fade in A's graveyard"])
