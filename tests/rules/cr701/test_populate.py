"""Populate (CR 701.36)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("701.36a", "701.36b")
def test_populating_copies_a_creature_token_if_there_is_one() -> None:
    board(
        {"hand": ["Rootborn Defenses", "Raise the Alarm"]},
        [],
        cast("Rootborn Defenses"),
        RESOLVE,
        cast("Raise the Alarm"),
        RESOLVE,
        expect=["A controls 2 Soldiers"],
    )
    board(
        {"hand": ["Rootborn Defenses", "Raise the Alarm"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        cast("Rootborn Defenses"),
        RESOLVE,
        answer("Soldier Token#1"),
        expect=["A controls 3 Soldiers"],
    )
