"""Offspring (CR 702.175)."""

from __future__ import annotations

import pytest

from tests.helpers import ORDER, RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("702.175a")
def test_offspring_makes_a_small_copy() -> None:
    played = board(
        {"hand": ["Agate Instigator"]},
        [],
        cast("Agate Instigator", costs=["offspring"]),
        RESOLVE_ALL,
        expect=["A controls 2 Agate Instigator", "Agate Instigator#2 is 1/1", "B has 19 life"],
    )
    assert played.cites("702.175a")


@cr("702.175b", cited=False)
@pytest.mark.parametrize(("costs", "number"), [(["offspring 2"], 2), (["offspring 1", "offspring 2"], 3)])
def test_each_offspring_makes_the_token_paid_for_it(costs: list[str], number: int) -> None:
    mine = {"hand": ["Twice Offspring"]}
    spring = cast("Twice Offspring", costs=costs)
    board(mine, [], spring, RESOLVE, ORDER, RESOLVE_ALL, expect=[f"A controls {number} Twice Offspring"])
