"""Leave to play only some lands from elsewhere (CR 305.1, 601.3)."""

from __future__ import annotations

from tests.helpers import board, cr, play_land


@cr("305.1")
def test_a_forest_may_be_played_from_the_graveyard_whatever_else_it_is() -> None:
    for land in ("Forest", "Snow-Covered Forest"):
        board(
            {"battlefield": ["Titania, Nature's Force"], "graveyard": [land]},
            [],
            play_land(land),
            expect=[f"A controls 1 {land}"],
        )


@cr("305.1")
def test_another_land_may_not() -> None:
    board(
        {"battlefield": ["Titania, Nature's Force"], "graveyard": ["Mountain"]},
        [],
        play_land("Mountain"),
        refused="305.1",
    )
