"""One mana of any color for each of something: each may be of another color (CR 106.1a, 106.4)."""

from __future__ import annotations

from tests.helpers import activate, answer, board, cr, creature


@cr("106.4")
def test_each_of_them_is_of_a_color_of_choice() -> None:
    relic = creature(
        "{0}: Remove all charge counters from Tester. "
        "Add one mana of any color for each charge counter removed this way."
    )
    mine = {"battlefield": [relic | {"counters": {"charge": 2}}], "mana": ""}
    played = board(mine, [], activate("Tester"), answer("W"), answer("U"))
    assert sorted(played.report["state"]["players"]["A"]["mana"]) == ["U", "W"]
