"""Creatures that can't attack because of what is attached to them or lies on them (CR 508.1c)."""

from __future__ import annotations

from tests.helpers import attack_with, board, cr, creature

AURA = {"card": "Holy Strength", "attached_to": "Hill Giant"}
COUNTED = "Creatures with two or more +1/+1 counters on them can't attack you or planeswalkers you control."


@cr("508.1c")
def test_a_creature_enchanted_by_your_aura_cannot_attack_you() -> None:
    board(["Hill Giant"], ["Eriette of the Charmed Apple", AURA], *attack_with({"Hill Giant": "B"}), refused="508.1c")


@cr("508.1c", cited=False)
def test_one_enchanted_by_its_own_controllers_aura_can() -> None:
    board(
        ["Hill Giant", AURA],
        ["Eriette of the Charmed Apple"],
        *attack_with({"Hill Giant": "B"}),
        expect=["Hill Giant is attacking"],
    )


@cr("508.1c")
def test_so_many_counters_keep_a_creature_from_attacking() -> None:
    many = {"card": "Hill Giant", "counters": {"+1/+1": 2}}
    few = {"card": "Hill Giant", "counters": {"+1/+1": 1}}
    board([many], [creature(COUNTED)], *attack_with({"Hill Giant": "B"}), refused="508.1c")
    board([few], [creature(COUNTED)], *attack_with({"Hill Giant": "B"}), expect=["Hill Giant is attacking"])
