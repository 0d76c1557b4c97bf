"""Case Cards (CR 719)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr, to

ARTIFACTS = ["Mox Jet", "Mox Pearl", "Mox Ruby"]


@cr("719.3a", "603.4")
def test_the_condition_of_a_case_is_checked_again_as_it_resolves() -> None:
    played = board(
        ["Case of the Filched Falcon", *ARTIFACTS],
        {"hand": ["Naturalize"]},
        to("end"),
        {"do": "pass", "player": "A"},
        cast("Naturalize", "Mox Jet", player="B"),
        RESOLVE_ALL,
    )
    case = played.report["state"]["players"]["A"]["battlefield"][0]
    assert "designations" not in case
