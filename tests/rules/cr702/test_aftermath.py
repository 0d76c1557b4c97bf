"""Aftermath (CR 702.127)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.127a")
def test_an_aftermath_half_is_cast_from_the_graveyard_only_and_exiled() -> None:
    dawn = cast("Dusk", face="right")
    board({"hand": ["Dusk"], "graveyard": ["Goblin Piker"]}, [], dawn, refused="601.3")
    board(
        {"graveyard": ["Dusk", "Goblin Piker"]},
        [],
        {**dawn, "from": "graveyard"},
        RESOLVE,
        expect=["Dusk in exile", "Goblin Piker in A's hand"],
    )


@cr("702.127a")
def test_a_countered_aftermath_spell_is_exiled_too() -> None:
    board(
        {"graveyard": ["Dusk", "Goblin Piker"]},
        {"hand": ["Counterspell"]},
        {**cast("Dusk", face="right"), "from": "graveyard"},
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Dusk", player="B"),
        RESOLVE,
        expect=["Dusk in exile"],
    )
