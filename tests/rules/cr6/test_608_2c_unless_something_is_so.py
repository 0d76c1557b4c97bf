"""What is done unless something is so (CR 608.2c)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, board, cr, turn


@cr("608.2c", cited=False)
@pytest.mark.parametrize(("theirs", "mine"), [(20, 19), (11, 19), (10, 20), (3, 20)])
def test_life_is_lost_unless_an_opponent_has_little_of_it(theirs: int, mine: int) -> None:
    board(["Vampire Lacerator"], {"life": theirs}, turn(5), RESOLVE, expect=[f"A life {mine}"])
