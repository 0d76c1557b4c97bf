"""Abilities that trigger on excess damage (CR 120.10)."""

from __future__ import annotations

from typing import Any

from tests.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, answer, attack_with, block_with, board, cast, cr, creature

EACH = creature(
    "Whenever a creature an opponent controls is dealt excess noncombat damage, you gain X life, where X is that "
    "excess damage."
)
SOME = creature("Whenever one or more creatures an opponent controls are dealt excess damage, you gain 1 life.")
PASSED_ON = creature(
    "Whenever a creature an opponent controls is dealt excess damage, ~ deals damage equal to the excess to any target "
    "other than that permanent."
)


@cr("120.10")
def test_each_creature_dealt_excess_damage() -> None:
    """Two of three are dealt one more than enough, at the same time."""
    side: dict[str, Any] = {"battlefield": [EACH], "hand": ["Pyroclasm"]}
    theirs = ["Llanowar Elves", "Grizzly Bears", "Birds of Paradise"]
    board(side, theirs, cast("Pyroclasm"), RESOLVE_ALL, expect=["A life 22"])
    side["battlefield"] = [SOME]
    board(side, theirs, cast("Pyroclasm"), RESOLVE_ALL, expect=["A life 21"])


@cr("120.10")
def test_combat_damage_is_not_noncombat_damage() -> None:
    attackers = (*attack_with({"Craw Wurm": "B"}), *block_with({"Llanowar Elves": "Craw Wurm"}))
    board([EACH, "Craw Wurm"], ["Llanowar Elves"], *attackers, DAMAGE, expect=["stack is empty"])
    board([SOME, "Craw Wurm"], ["Llanowar Elves"], *attackers, DAMAGE, RESOLVE, expect=["A life 21"])


@cr("120.10", "601.2c")
def test_the_excess_is_dealt_to_something_else() -> None:
    side: dict[str, Any] = {"battlefield": [PASSED_ON], "hand": ["Lightning Bolt"]}
    theirs = ["Llanowar Elves", "Darksteel Myr"]
    bolt = (cast("Lightning Bolt", "Darksteel Myr"), RESOLVE)
    board(side, theirs, *bolt, answer("B"), RESOLVE, expect=["B life 18"])
    board(side, theirs, *bolt, answer("Darksteel Myr"), refused="601.2c")


@cr("120.10")
def test_that_excess_damage_of_what_a_text_has_dealt() -> None:
    text = "{0}: ~ deals 3 damage to target creature. If excess damage was dealt this way, you gain X life, where X is "
    dealing = creature(text + "that excess damage.")
    script = (
        {"do": "activate", "player": "A", "source": "Tester", "ability": 1, "targets": ["Llanowar Elves"]},
        RESOLVE,
    )
    board([dealing], ["Llanowar Elves"], *script, expect=["A life 22"])
