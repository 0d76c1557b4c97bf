"""Squad (CR 702.157)."""

from __future__ import annotations

import pytest

from tests.helpers import LANDS, ORDER, RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("702.157a")
def test_squad_paid_twice_makes_two_token_copies() -> None:
    played = board(
        {"hand": ["Arco-Flagellant"], "battlefield": ["Swamp"] * 7, **LANDS},
        [],
        cast("Arco-Flagellant", costs=["squad", "squad"]),
        RESOLVE_ALL,
        expect=["A controls 3 Arco-Flagellant"],
    )
    assert played.cites("702.157a")


@cr("702.157b", cited=False)
@pytest.mark.parametrize(("costs", "number"), [(["squad 1"], 2), (["squad 1", "squad 1", "squad 2"], 4)])
def test_each_squad_counts_what_was_paid_for_it(costs: list[str], number: int) -> None:
    mine = {"hand": ["Twice Squad"]}
    squad = cast("Twice Squad", costs=costs)
    board(mine, [], squad, RESOLVE, ORDER, RESOLVE_ALL, expect=[f"A controls {number} Twice Squad"])
