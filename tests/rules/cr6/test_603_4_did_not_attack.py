"""Whether something attacked this turn, or this combat (CR 603.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, attack_with, board, cr, to

STUDENT = "Air Nomad Student"


@cr("603.4")
def test_one_that_did_not_attack_grows_and_one_that_did_does_not() -> None:
    board([STUDENT], [], to("end"), RESOLVE, expect=[f"{STUDENT} has 1 +1/+1 counter"])
    played = board([STUDENT], [], *attack_with({STUDENT: "B"}), to("end"))
    assert not played.count("ability resolves")


@cr("608.2h", cited=False)
def test_creatures_that_did_not_attack_are_counted() -> None:
    board(
        ["Kratos, God of War", "Grizzly Bears", "Hill Giant"],
        [],
        *attack_with({"Grizzly Bears": "B"}),
        to("end"),
        RESOLVE,
        expect=["A life 18"],
    )


@cr("603.4")
def test_attacking_this_combat_winds_it_down() -> None:
    beast = {"card": "Clockwork Beast", "counters": {"+1/+0": 7}}
    board([beast], [], *attack_with({"Clockwork Beast": "B"}), to("end of combat"), RESOLVE, expect=["B life 13"])
    board(
        [beast],
        [],
        *attack_with({"Clockwork Beast": "B"}),
        to("end of combat"),
        RESOLVE,
        expect=["Clockwork Beast has 6 +1/+0 counters"],
    )
