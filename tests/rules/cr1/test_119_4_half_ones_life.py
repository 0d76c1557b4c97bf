"""Half one's life as a cost (CR 119.4, 107.1a)."""

from __future__ import annotations

import pytest

from tests.helpers import activate, board, cr


@cr("119.4")
@pytest.mark.parametrize(("life", "left"), [(20, 10), (7, 3), (1, 0)])
def test_half_of_the_life_is_paid_rounded_up(life: int, left: int) -> None:
    mine = {"battlefield": ["Murderous Betrayal"], "life": life}
    board(mine, ["Hill Giant"], activate("Murderous Betrayal", "Hill Giant"), expect=[f"A life {left}"])


@cr("119.8")
def test_who_cannot_lose_life_cannot_pay_half_of_it() -> None:
    mine = ["Murderous Betrayal", "Platinum Emperion"]
    board(mine, ["Hill Giant"], activate("Murderous Betrayal", "Hill Giant"), refused="119.8")
