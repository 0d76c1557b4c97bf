"""Afflict (CR 702.130)."""

from __future__ import annotations

from tests.helpers import cr
from tests.rules.combat import attacks_and_is_blocked


@cr("702.130a", "702.130b")
def test_each_afflict_makes_the_defending_player_lose_life() -> None:
    attacks_and_is_blocked("Twice Afflict", ("Hill Giant",), expect=["B has 17 life"])
