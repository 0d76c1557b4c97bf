"""Suspect (CR 701.60)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, to


@cr("701.60a", "701.60c")
def test_a_suspected_creature_has_menace_and_cannot_block() -> None:
    played = board(
        {"hand": ["Barbed Servitor"]},
        ["Hill Giant"],
        cast("Barbed Servitor"),
        RESOLVE,
        RESOLVE,
        {**to("declare attackers"), "turn": 4},
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
        to("declare blockers"),
        {"do": "block", "player": "A", "blockers": {"Barbed Servitor": "Hill Giant"}},
        refused="509.1b",
        expect=["Barbed Servitor has menace"],
    )
    assert played.cites("701.60a")


@cr("701.60b", cited=False)
def test_a_copy_of_a_suspected_creature_is_not_suspected() -> None:
    suspect = {"card": "Hill Giant", "designations": ["suspected"]}
    board(
        {"hand": ["Clone"]},
        [suspect],
        cast("Clone"),
        RESOLVE,
        answer("Hill Giant"),
        expect=["not Hill Giant#1 has menace", "Hill Giant#2 has menace"],
    )


@cr("701.60c", cited=False)
def test_a_board_may_say_that_a_creature_is_suspected() -> None:
    board([{"card": "Hill Giant", "designations": ["suspected"]}], [], expect=["Hill Giant has menace"])


@cr("701.60d", "701.60a")
def test_no_longer_suspected_is_no_longer_so_in_any_way() -> None:
    board(
        {"hand": ["Absolving Lammasu"], "battlefield": [{"card": "Hill Giant", "designations": ["suspected"]}]},
        [],
        cast("Absolving Lammasu"),
        RESOLVE,
        RESOLVE,
        expect=["not Hill Giant has menace"],
    )
