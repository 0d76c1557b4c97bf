"""Shadow (CR 702.28)."""

from __future__ import annotations

from tests.helpers import cr, creature
from tests.rules.combat import attack_of_tester


@cr("702.28b")
def test_a_creature_with_shadow_does_not_block_one_without() -> None:
    attack_of_tester(creature(""), creature("Shadow", name="Blocker"), refused=("509.1b", "702.28b"))
