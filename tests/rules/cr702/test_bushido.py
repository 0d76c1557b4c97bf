"""Bushido (CR 702.45)."""

from __future__ import annotations

from tests.helpers import cr
from tests.rules.combat import attacks_and_is_blocked


@cr("702.45a", "702.45b")
def test_each_bushido_adds_its_number() -> None:
    attacks_and_is_blocked("Twice Bushido", ("Hill Giant",), expect=["Twice Bushido is 5/5"])
