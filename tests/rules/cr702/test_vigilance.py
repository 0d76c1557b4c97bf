"""Vigilance (CR 702.20)."""

from __future__ import annotations

import pytest

from tests.helpers import attack_with, board, cr, creature


@cr("702.20b")
def test_a_creature_with_vigilance_attacks_without_tapping() -> None:
    board(["Serra Angel"], [], *attack_with({"Serra Angel": "B"}), expect=["Serra Angel is not tapped"])


@cr("702.20b", "702.20c", cited=False)
@pytest.mark.parametrize("instances", [1, 2])
def test_vigilance_keeps_an_attacker_untapped(instances: int) -> None:
    text = "\n".join(["Vigilance"] * instances)
    board([creature(text)], [], *attack_with({"Tester": "B"}), expect=["Tester is not tapped", "Tester is attacking"])
