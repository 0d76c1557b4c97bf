"""What is returned later, and what is done if it entered under your control (CR 603.7, 608.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, attack, board, cast, cr, to

PHELIA = "Phelia, Exuberant Shepherd"


def _flickers(what: str) -> tuple[dict[str, object], ...]:
    return (*attack("A", **{PHELIA.replace(" ", "_"): "B"}), answer(what), RESOLVE, to("end"), RESOLVE)


@cr("603.7")
def test_the_condition_belongs_to_what_is_done_later() -> None:
    board([PHELIA, "Hill Giant"], [], *_flickers("Hill Giant"), expect=[f"{PHELIA} is 3/3", "A controls Hill Giant"])
    board([PHELIA], ["Hill Giant"], *_flickers("Hill Giant"), expect=[f"{PHELIA} is 2/2", "B controls Hill Giant"])


@cr("608.2c")
def test_what_is_returned_at_once() -> None:
    mine = {"hand": ["Hallowed Respite"], "battlefield": ["Hill Giant"]}
    board(
        mine,
        [],
        cast("Hallowed Respite", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 4/4", "Hill Giant is untapped"],
    )
    theirs = cast("Hallowed Respite", "Hill Giant")
    board(
        {"hand": ["Hallowed Respite"]},
        ["Hill Giant"],
        theirs,
        RESOLVE,
        expect=["Hill Giant is 3/3", "Hill Giant is tapped"],
    )
