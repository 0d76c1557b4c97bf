"""Spells countered unless more is paid where something is so (CR 701.6, 118.12a, 614.15)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr, passing


@cr("118.12a")
@pytest.mark.parametrize(("mine", "paid"), [("Hill Giant", "{1}"), ("Serra Angel", "{4}")])
def test_with_a_flyer_it_costs_four_not_one(mine: str, paid: str) -> None:
    played = board(
        {"battlefield": [mine], "hand": ["Lofty Denial"]},
        {"hand": ["Grizzly Bears"]},
        cast("Grizzly Bears", player="B"),
        passing("B"),
        cast("Lofty Denial", "Grizzly Bears"),
        RESOLVE,
        answer("yes", player="B"),
        active="B",
    )
    assert any(f"B pays {paid}" in step for step in played.steps)
