"""Increment (CR 702.191)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("702.191a")
def test_increment_looks_at_the_mana_spent() -> None:
    setting = {"hand": ["Hill Giant", "Lightning Bolt"], "battlefield": ["Cuboid Colony"]}
    board(setting, [], cast("Hill Giant"), RESOLVE_ALL, expect=["Cuboid Colony has 1 +1/+1 counters"])
    board(setting, [], cast("Lightning Bolt", "B"), RESOLVE_ALL, expect=["Cuboid Colony has 0 +1/+1 counters"])


@cr("702.191b", cited=False)
def test_each_increment_looks_again_as_it_resolves() -> None:
    mine = {"hand": ["Goblin Piker"], "battlefield": ["Twice Increment"]}
    board(mine, [], cast("Goblin Piker"), RESOLVE_ALL, expect=["Twice Increment has 1 +1/+1 counters"])
