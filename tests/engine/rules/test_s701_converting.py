"""Judges' questions about converting and More Than Meets the Eye (CR 701.28, 702.162)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, on_board

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


@cr("702.162a")
def test_it_may_be_cast_as_it_is() -> None:
    mine = {"hand": ["Optimus Prime, Hero"]}
    board(mine, [], cast("Optimus Prime, Hero", face="front"), RESOLVE, expect=["Optimus Prime, Hero is 4/8"])


@cr("701.28a")
def test_it_returns_converted_with_its_other_face_up() -> None:
    """Died, it comes back as the Vehicle; the Vehicle has no such ability and stays in the graveyard."""
    mine = {"battlefield": ["Optimus Prime, Hero"], "hand": ["Murder", "Shatter"]}
    once = [cast("Murder", "Optimus Prime, Hero"), RESOLVE_ALL]
    played = board(mine, [], *once)
    assert on_board(played, LEADER)["types"] == ["Artifact", "Creature"]
    board(mine, [], *once, cast("Shatter", LEADER), RESOLVE_ALL, expect=["Optimus Prime, Hero in A's graveyard"])
