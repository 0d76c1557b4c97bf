"""Whenever a player puts counters on whatever it is (CR 603.2c, 122.6)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, creature

ALL = "All Will Be One"


@cr("122.6")
def test_counters_on_a_permanent_and_poison_counters_on_a_player() -> None:
    growth = {"battlefield": [ALL, "Hill Giant"], "hand": ["Battlegrowth"]}
    board(growth, [], cast("Battlegrowth", "Hill Giant"), RESOLVE, RESOLVE, expect=["B life 19"])
    biter = creature("{0}: Target opponent gets two poison counters.")
    board([ALL, biter], [], activate("Tester", "B"), RESOLVE, RESOLVE, expect=["B life 18"])
