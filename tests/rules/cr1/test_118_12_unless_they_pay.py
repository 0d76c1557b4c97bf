"""What happens to players unless they pay (CR 118.12)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cr, creature


@cr("118.12a", "101.4")
@pytest.mark.parametrize("pays", [("yes", "no"), ("no", "yes"), ("no", "no")])
def test_each_player_pays_for_themselves_or_not(pays: tuple[str, str]) -> None:
    """Each decides in turn order; then it happens to those who didn't pay, and only to them."""
    asks = creature("{0}: Each player loses 2 life unless they pay {1}.")
    life = [18 if it == "no" else 20 for it in pays]
    board(
        {"battlefield": [asks], "mana": "1"},
        {"mana": "1"},
        activate("Tester"),
        RESOLVE,
        answer(pays[0]),
        answer(pays[1], "B"),
        expect=[f"A life {life[0]}", f"B life {life[1]}"],
    )
