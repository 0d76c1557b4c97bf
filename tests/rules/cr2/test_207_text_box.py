"""Text Box (CR 207)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cr


@cr("207.2c", cited=False)
def test_an_ability_word_means_nothing_by_itself() -> None:
    board(
        {"battlefield": ["Kazandu Mammoth"], "hand": ["Forest"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        RESOLVE,
        expect=["Kazandu Mammoth is 5/5"],
    )
