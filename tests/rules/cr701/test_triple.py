"""Triple (CR 701.11)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("701.11a", "701.11b", "701.11c")
def test_tripling_adds_twice_of_each() -> None:
    board(
        {"battlefield": ["Char-Rumbler"], "hand": ["Tifa's Limit Break"]},
        [],
        cast("Tifa's Limit Break", "Char-Rumbler", modes=[3]),
        RESOLVE,
        expect=["Char-Rumbler is -3/9"],
    )
