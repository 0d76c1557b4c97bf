"""Events (CR 700.1)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("700.1", cited=False)
def test_one_happening_is_one_event_for_one_ability_and_several_for_another() -> None:
    """Four creatures die at once: Blood Artist sees four deaths, the Bee one time that other creatures died."""
    mine = {"hand": ["Day of Judgment"], "battlefield": ["Blood Artist", "Great Fierce Bee"]}
    played = board(
        mine,
        ["Hill Giant", "Goblin Piker"],
        cast("Day of Judgment"),
        RESOLVE,
        answer("as listed", choice="order"),
        *(answer("B", choice="target") for _ in range(4)),
        RESOLVE_ALL,
        answer([]),
        expect=["A has 24 life", "B has 16 life"],
    )
    assert played.count("Great Fierce Bee's ability triggers") == 1
