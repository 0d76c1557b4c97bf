"""Investigate (CR 701.16)."""

from __future__ import annotations

from tests.helpers import RESOLVE, attack_with, board, cast, cr, to


@cr("701.16a")
def test_investigating_three_times_makes_three_clues() -> None:
    board(
        {"hand": ["Goblin Piker"]},
        {"hand": ["Confirm Suspicions"]},
        cast("Goblin Piker"),
        {"do": "pass", "player": "A"},
        cast("Confirm Suspicions", "Goblin Piker", player="B"),
        RESOLVE,
        expect=["B controls 3 Clue Tokens", "Goblin Piker in A's graveyard"],
    )


@cr("701.16a")
def test_investigating_that_many_times_makes_so_many_clues() -> None:
    piper = {"card": "Piper Wright, Publick Reporter", "counters": {"+1/+1": 1}}
    played = board([piper], [], *attack_with({"Piper Wright, Publick Reporter": "B"}), to("combat damage"), RESOLVE)
    clues = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Clue Token"]
    power = 20 - played.report["state"]["players"]["B"]["life"]
    assert len(clues) == power > 1
