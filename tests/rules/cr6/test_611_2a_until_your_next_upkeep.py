"""Effects that last until a player's next upkeep (CR 611.2a)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cr, turn

GIVEN = (turn(5), RESOLVE)


@cr("611.2a")
def test_it_lasts_through_the_opponents_turn_and_ends_as_the_upkeep_begins() -> None:
    board(["Erhnam Djinn"], ["Hill Giant"], *GIVEN, turn(6, "end"), expect=["Hill Giant has forestwalk"])
    board(["Erhnam Djinn"], ["Hill Giant"], *GIVEN, turn(7, "upkeep"), expect=["Hill Giant does not have forestwalk"])
