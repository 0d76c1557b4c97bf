"""One number less another (CR 107.1b)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, board, cr, turn


@cr("107.1b", cited=False)
@pytest.mark.parametrize(("cards", "life"), [(6, 22), (3, 20)])
def test_less_than_nothing_is_nothing(cards: int, life: int) -> None:
    """Cards in hand less four; with three of them no life is lost."""
    board(
        {"battlefield": ["Ivory Tower"], "hand": ["Opt"] * cards},
        [],
        turn(5),
        RESOLVE,
        expect=[f"A life {life}"],
    )
