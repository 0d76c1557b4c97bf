"""Defender (CR 702.3)."""

from __future__ import annotations

import pytest

from tests.helpers import AFTER_COMBAT, attack_with, board, cr, creature


@cr("702.3a", "702.3c", cited=False)
@pytest.mark.parametrize("instances", [1, 2])
def test_two_instances_of_defender_are_lifted_by_one_effect(instances: int) -> None:
    wall = creature("\n".join(["Defender"] * instances), looks={"subtypes": ["Wall"]})
    board([wall], [], *attack_with({"Tester": "B"}), refused=("508.1c", "702.3b"))
    animated = [wall, {"card": "Animate Wall", "attached_to": "Tester"}]
    board(animated, [], *attack_with({"Tester": "B"}), AFTER_COMBAT, expect=["B has 18 life"])


@cr("702.3b")
def test_a_creature_with_defender_cant_attack() -> None:
    board(["Wall of Stone", "Grizzly Bears"], [], *attack_with({"Wall of Stone": "B"}), refused=("508.1c", "702.3b"))
