"""Defense (CR 210)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("210.1", cited=False)
def test_a_battle_enters_with_its_printed_defense() -> None:
    board(
        {"hand": ["Invasion of Valor's Reach"]},
        [],
        cast("Invasion of Valor's Reach"),
        RESOLVE,
        expect=["Invasion of Valor's Reach has 5 defense"],
    )
