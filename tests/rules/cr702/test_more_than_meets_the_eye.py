"""More Than Meets the Eye (CR 702.162)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr, on_board

LEADER = "Optimus Prime, Autobot Leader"


@cr("702.162", "702.162a")
def test_it_may_be_cast_converted_for_another_cost() -> None:
    """The spell has its back face up, and the mana value of its front face."""
    mine = {"hand": ["Optimus Prime, Hero"], "mana": "UURRW"}
    played = board(mine, [], cast("Optimus Prime, Hero", costs=["more than meets the eye"]), RESOLVE)
    leader = on_board(played, LEADER)
    assert (leader["power"], leader["toughness"], leader["mana_value"]) == (6, 8, 6)
    assert "Creature" in leader["types"]  # living metal, in its controller's turn
    assert played.cites("702.162a")


@cr("702.162a", cited=False)
def test_it_may_be_cast_as_it_is() -> None:
    mine = {"hand": ["Optimus Prime, Hero"]}
    board(mine, [], cast("Optimus Prime, Hero", face="front"), RESOLVE, expect=["Optimus Prime, Hero is 4/8"])
