"""Umbra Armor (CR 702.89)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.89a")
def test_umbra_armor_is_destroyed_instead() -> None:
    umbra = {"card": "Bear Umbra", "attached_to": "Goblin Piker"}
    played = board(
        {"hand": ["Murder"], "battlefield": ["Goblin Piker", umbra]},
        [],
        cast("Murder", "Goblin Piker"),
        RESOLVE,
        expect=["A controls 1 Goblin Piker", "Bear Umbra in A's graveyard"],
    )
    assert played.cites("702.89a")
