"""Coins flipped until a flip is lost (CR 705.2)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, to

WIN, LOSE = answer("win", choice="flip"), answer("lose", choice="flip")


@cr("705.2")
def test_a_counter_for_each_flip_that_was_won() -> None:
    script = [cast("Crazed Firecat"), RESOLVE, RESOLVE, answer("win"), answer("win"), answer("lose")]
    board({"hand": ["Crazed Firecat"]}, [], *script, expect=["Crazed Firecat is 6/6"])
    lost = [cast("Crazed Firecat"), RESOLVE, RESOLVE, answer("lose")]
    board({"hand": ["Crazed Firecat"]}, [], *lost, expect=["Crazed Firecat is 4/4"])


@cr("705.2")
def test_each_flip_that_is_won_triggers_by_itself() -> None:
    flips = [to("beginning of combat"), RESOLVE, answer("win"), answer("win"), answer("lose"), RESOLVE, RESOLVE]
    board(["Okaun, Eye of Chaos"], [], *flips, expect=["Okaun, Eye of Chaos is 12/12"])
