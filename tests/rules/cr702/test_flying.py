"""Flying (CR 702.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import cr, creature, twice
from tests.rules.combat import attack_of_tester


@cr("702.9a", "702.9b", "702.9c", "702.13a", "702.13b", "702.13c", "702.28a", "702.28b", "702.28c")
@cr("702.31a", "702.31b", "702.31c", "702.36a", "702.36b", "702.36c", "702.17a", "702.17c")
@pytest.mark.parametrize("instances", [1, 2])
@pytest.mark.parametrize(
    ("keyword", "rule", "blocks"),
    [
        ("Flying", "702.9b", creature("Flying", name="Blocker")),
        ("Flying", "702.9b", creature("Reach\nReach", name="Blocker")),
        ("Fear", "702.36b", creature("", name="Blocker", looks={"colors": ["B"]})),
        ("Fear", "702.36b", "Ornithopter"),
        ("Intimidate", "702.13b", "Ornithopter"),
        ("Intimidate", "702.13b", creature("", name="Blocker", looks={"colors": ["U", "G"]})),
        ("Shadow", "702.28b", creature("Shadow", name="Blocker")),
        ("Horsemanship", "702.31b", creature("Horsemanship", name="Blocker")),
    ],
)
def test_an_evasive_creature_is_blocked_by_the_right_creatures_only(
    keyword: str, rule: str, blocks: Any, instances: int
) -> None:
    evasive = creature("\n".join([keyword] * instances), looks={"colors": ["U"]})
    name = blocks if isinstance(blocks, str) else "Blocker"
    attack_of_tester(evasive, blocks, expect=[f"{name} is blocking Tester"])
    attack_of_tester(evasive, "Hill Giant", refused=rule)


@cr("702.9b", "702.31b", cited=False)
@pytest.mark.parametrize("keyword", ["Flying", "Horsemanship"])
def test_flying_and_horsemanship_do_not_restrict_what_they_block(keyword: str) -> None:
    attack_of_tester(creature(""), creature(keyword, name="Blocker"), expect=["Blocker is blocking Tester"])


@cr("702.9c", cited=False)
def test_losing_flying_is_losing_both_instances() -> None:
    aura = {"card": "Grounded", "attached_to": "Tester"}
    attack_of_tester(twice("Flying"), "Hill Giant", with_=[aura], expect=["Hill Giant is blocking Tester"])
