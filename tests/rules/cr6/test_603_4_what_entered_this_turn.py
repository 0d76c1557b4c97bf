"""Whether a player had something enter this turn (CR 603.4, 608.2c)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, board, cast, cr, creature, play_land


@cr("608.2c", cited=False)
@pytest.mark.parametrize(("played", "size"), [(True, "6/6"), (False, "4/4")])
def test_a_land_that_entered_this_turn_makes_it_more(played: bool, size: str) -> None:
    board(
        {"hand": ["Groundswell", "Forest"], "battlefield": ["Grizzly Bears"]},
        [],
        *([play_land("Forest")] if played else []),
        cast("Groundswell", "Grizzly Bears"),
        RESOLVE,
        expect=[f"Grizzly Bears is {size}"],
    )


@cr("603.4")
def test_another_land_is_another_than_the_one_that_enters() -> None:
    """The first land of the turn is no other; the second is met by it."""
    twice = {"battlefield": [creature("You may play an additional land on each of your turns.")]}
    mine = {**twice, "hand": ["Forest", "Swamp"]}
    first = board(mine, ["Tunnel Ignus"], play_land("Forest"), expect=["A life 20"])
    assert first.count("Tunnel Ignus's ability triggers") == 0
    board(mine, ["Tunnel Ignus"], play_land("Forest"), play_land("Swamp"), RESOLVE, expect=["A life 17"])
