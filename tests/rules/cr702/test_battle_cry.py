"""Battle Cry (CR 702.91)."""

from __future__ import annotations

from tests.helpers import cr
from tests.rules.combat import attacks_with


@cr("702.91a", "702.91b")
def test_each_battle_cry_is_for_the_other_attackers() -> None:
    expect = ["Goblin Piker is 4/1", "Twice Battle Cry is 2/2"]
    attacks_with("Twice Battle Cry", beside=("Goblin Piker",), expect=expect)
