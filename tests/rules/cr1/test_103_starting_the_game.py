"""Starting the Game (CR 103)."""

from __future__ import annotations

import pytest

from tests.helpers import board, cr, to, turn


@cr("103.4", cited=False)
@pytest.mark.parametrize(("life", "format_", "does"), [(10, None, True), (11, None, False), (20, "commander", True)])
def test_half_the_starting_life_total_is_that_of_the_format(life, format_, does):
    board(
        {"battlefield": ["Bhaal, Lord of Murder"], "life": life},
        [],
        options={"format": format_},
        expect=["Bhaal, Lord of Murder has indestructible" if does else "not Bhaal, Lord of Murder has indestructible"],
    )


@cr("103.8a")
def test_who_plays_first_of_two_skips_the_draw_step_of_the_first_turn() -> None:
    first = {"number": 1, "active": "A", "step": "upkeep"}
    played = board({}, {}, to("main"), turn=first, expect=["A has 0 cards in hand"])
    assert played.cites("103.8a")
    board({}, {}, turn(2, "main"), turn=first, expect=["B has 1 card in hand"])
    board({}, {}, to("draw"), turn=first, refused="103.8a")


@cr("103.8c", cited=False)
def test_with_three_players_nobody_skips_a_draw_step() -> None:
    board(
        {}, {}, to("main"), C={}, turn={"number": 1, "active": "A", "step": "upkeep"}, expect=["A has 1 card in hand"]
    )
