"""End Step (CR 513)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to, turn


@cr("513.2", "603.7a")
def test_what_waits_for_the_next_end_step_waits_a_turn_once_this_one_has_begun() -> None:
    priest = {"battlefield": ["Grizzly Bears", "Flickerwisp"], "hand": ["Cloudshift"]}
    script = (to("end"), cast("Cloudshift", "Flickerwisp"), RESOLVE, answer(["Grizzly Bears"]), RESOLVE_ALL)
    told = board(priest, [], *script, expect=["Grizzly Bears in exile"])
    assert (
        told.rules_of("“Return that card to the battlefield under its owner's control” happens only in")[0] == "513.2"
    )
    assert told.report["verdict"].endswith("the next turn's end step, since this was done in an end step already.")
    board(priest, [], *script, turn(4), expect=["Grizzly Bears in exile"])
    board(priest, [], *script, turn(4, "end"), RESOLVE_ALL, expect=["Grizzly Bears in battlefield"])
