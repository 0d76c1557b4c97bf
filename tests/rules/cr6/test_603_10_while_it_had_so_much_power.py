"""Leaving the battlefield while something is so: looked back at (CR 603.10a)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr

SYR = "Syr Vondam, Sunstar Exemplar"


@cr("603.10a")
def test_it_triggers_only_while_its_power_was_great_enough_as_it_last_was() -> None:
    great = {"card": SYR, "counters": {"+1/+1": 2}}
    for spell in ("Murder", "Swords to Plowshares"):
        mine = {"hand": [spell], "battlefield": [great]}
        slain = cast(spell, SYR)
        board(
            mine,
            ["Hill Giant"],
            slain,
            RESOLVE,
            {"do": "answer", "player": "A", "value": ["Hill Giant"]},
            RESOLVE_ALL,
            expect=["B controls 0 Hill Giant"],
        )
        small = board(
            {**mine, "battlefield": [SYR]}, ["Hill Giant"], slain, RESOLVE_ALL, expect=["B controls 1 Hill Giant"]
        )
        assert small.count("Syr Vondam, Sunstar Exemplar's ability triggers: When") == 0
