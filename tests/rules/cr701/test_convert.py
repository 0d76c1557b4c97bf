"""Convert (CR 701.28)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr, on_board

LEADER = "Optimus Prime, Autobot Leader"


@cr("701.28a", cited=False)
def test_it_returns_converted_with_its_other_face_up() -> None:
    """Died, it comes back as the Vehicle; the Vehicle has no such ability and stays in the graveyard."""
    mine = {"battlefield": ["Optimus Prime, Hero"], "hand": ["Murder", "Shatter"]}
    once = [cast("Murder", "Optimus Prime, Hero"), RESOLVE_ALL]
    played = board(mine, [], *once)
    assert on_board(played, LEADER)["types"] == ["Artifact", "Creature"]
    board(mine, [], *once, cast("Shatter", LEADER), RESOLVE_ALL, expect=["Optimus Prime, Hero in A's graveyard"])
