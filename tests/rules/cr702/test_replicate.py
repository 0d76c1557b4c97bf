"""Replicate (CR 702.56)."""

from __future__ import annotations

import pytest

from tests.helpers import LANDS, ORDER, RESOLVE_ALL, board, cast, cr


@cr("702.56a", "702.56b", cited=False)
@pytest.mark.parametrize(
    ("costs", "cards"),
    [([], 1), (["replicate 1"], 2), (["replicate 2"], 2), (["replicate 1", "replicate 2", "replicate 2"], 4)],
)
def test_each_replicate_copies_for_its_own_payments(costs: list[str], cards: int) -> None:
    mine = {"hand": ["Twice Replicate"]}
    board(mine, [], cast("Twice Replicate", costs=costs), ORDER, RESOLVE_ALL, expect=[f"A has {cards} cards in hand"])


@cr("702.56a")
def test_replicate_copies_once_for_each_payment() -> None:
    played = board(
        {"hand": ["Train of Thought"], "battlefield": ["Island"] * 6, **LANDS},
        [],
        cast("Train of Thought", costs=["replicate", "replicate"]),
        RESOLVE_ALL,
        expect=["A has 3 cards in hand"],
    )
    assert played.cites("702.56a")
