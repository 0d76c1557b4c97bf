"""Unleash (CR 702.98)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, attack, board, cast, cr, to


@cr("702.98a")
def test_an_unleashed_creature_cannot_block() -> None:
    flailer = {"hand": ["Hellhole Flailer"]}
    steps = [cast("Hellhole Flailer"), RESOLVE, answer("yes", choice="may")]
    board(flailer, [], *steps, expect=["Hellhole Flailer is 4/3"])
    board(flailer, [], *steps[:2], answer("no", choice="may"), expect=["Hellhole Flailer is 3/2"])
    unleashed = {"card": "Hellhole Flailer", "counters": {"+1/+1": 1}}
    board(
        ["Goblin Piker"],
        [unleashed],
        *attack(Goblin_Piker="B"),
        to("declare blockers"),
        {"do": "block", "player": "B", "blockers": {"Hellhole Flailer": "Goblin Piker"}},
        refused=("509.1b", "702.98a"),
    )
