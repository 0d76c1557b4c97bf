"""Cards named after several, of which their texts speak in the plural (CR 201.5)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, attack_with, board, cr, creature


@cr("201.5", cited=False)
@pytest.mark.parametrize("name", ["Tester and Friend", "Tester & Friend", "Tester"])
def test_what_is_named_after_several_attacks_as_one_does(name: str) -> None:
    attack = "attacks" if name == "Tester" else "attack"
    looks = {"supertypes": ["Legendary"]}
    who = creature(f"Whenever {name} {attack}, you gain 1 life.", name=name, looks=looks)
    board([who], [], *attack_with({name: "B"}), RESOLVE, expect=["A life 21"])


@cr("201.5b", cited=False)
def test_a_short_name_may_be_of_several_as_well() -> None:
    text = "Whenever Tester and Friend attack or block, you gain 1 life."
    who = creature(text, name="Tester and Friend, Twins", looks={"supertypes": ["Legendary"]})
    board([who], [], *attack_with({"Tester and Friend, Twins": "B"}), RESOLVE, expect=["A life 21"])
