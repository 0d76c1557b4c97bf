"""Graft (CR 702.58)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE, RESOLVE_ALL, YES, answer, board, cast, cr


@cr("702.58a", "702.58b")
def test_each_graft_moves_a_counter() -> None:
    mine = {"hand": ["Goblin Piker"], "battlefield": [{"card": "Twice Graft", "counters": {"+1/+1": 3}}]}
    lent = [cast("Goblin Piker"), RESOLVE, ORDER, YES, YES, RESOLVE_ALL]
    board(mine, [], *lent, expect=["Goblin Piker is 4/3", "Twice Graft has 1 +1/+1 counter"])
    board({"hand": ["Twice Graft"]}, [], cast("Twice Graft"), RESOLVE, expect=["Twice Graft has 3 +1/+1 counters"])


@cr("702.58a")
def test_graft_moves_a_counter_onto_a_creature_that_enters() -> None:
    spider = {"card": "Aquastrand Spider", "counters": {"+1/+1": 2}}
    board(
        {"hand": ["Goblin Piker"], "battlefield": [spider]},
        [],
        cast("Goblin Piker"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 3/2", "Aquastrand Spider is 1/1"],
    )
