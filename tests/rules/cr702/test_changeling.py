"""Changeling (CR 702.73)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("702.73a", cited=False)
def test_a_changeling_is_a_goblin_too_everywhere() -> None:
    board(
        {"hand": ["Boggart Mob"], "battlefield": ["Chameleon Colossus"]},
        [],
        cast("Boggart Mob"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Chameleon Colossus in exile", "A controls 1 Boggart Mob"],
    )
