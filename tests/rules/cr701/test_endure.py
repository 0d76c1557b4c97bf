"""Endure (CR 701.63)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cast, cr


@cr("701.63a")
def test_enduring_is_counters_or_a_spirit_of_that_size() -> None:
    start = [cast("Dusyut Earthcarver"), RESOLVE, RESOLVE]
    side = {"hand": ["Dusyut Earthcarver"]}
    board(side, [], *start, answer("yes"), expect=["Dusyut Earthcarver is 7/7"])
    board(side, [], *start, answer("no"), expect=["Dusyut Earthcarver is 4/4", "Spirit Token is 3/3"])


@cr("701.63b", cited=False)
def test_enduring_nothing_does_nothing() -> None:
    initiate = activate("Krumar Initiate", x=0)
    played = board(["Krumar Initiate"], [], initiate, RESOLVE, expect=["Krumar Initiate is 2/2", "stack is empty"])
    assert len(played.report["state"]["players"]["A"]["battlefield"]) == 1
