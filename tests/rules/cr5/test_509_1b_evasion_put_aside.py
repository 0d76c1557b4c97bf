"""Evasion abilities that do not count for blocking (CR 509.1b, 609.4)."""

from __future__ import annotations

from tests.helpers import attack_with, block_with, board, cr, creature


@cr("702.14c")
def test_mountainwalk_keeps_from_being_blocked() -> None:
    goblin = creature("Mountainwalk", name="Goblin")
    blocks = [*attack_with({"Goblin": "B"}), *block_with({"Hill Giant": "Goblin"})]
    board([goblin], ["Hill Giant", "Mountain"], *blocks, refused="702.14c")


@cr("609.4", cited=False)
def test_mountainwalk_put_aside_lets_be_blocked_but_no_other_landwalk() -> None:
    both = [creature("Mountainwalk", name="Goblin"), creature("Islandwalk", name="Merfolk")]
    theirs = ["Hill Giant", "Grizzly Bears", "Mountain", "Island", "Crevasse"]
    attack = attack_with({"Goblin": "B", "Merfolk": "B"})
    board(both, theirs, *attack, *block_with({"Hill Giant": "Goblin"}), expect=["Hill Giant is blocking"])
    board(both, theirs, *attack, *block_with({"Hill Giant": "Merfolk"}), refused="702.14c")


@cr("609.4", "702.28b", cited=False)
def test_a_creature_blocks_shadow_as_though_it_had_it_and_others_as_well() -> None:
    theirs = ["Heartwood Dryad"]
    for attacker in ("Dauthi Slayer", "Grizzly Bears"):
        blocks = [*attack_with({attacker: "B"}), *block_with({"Heartwood Dryad": attacker})]
        board([attacker], theirs, *blocks, expect=["Heartwood Dryad is blocking"])


@cr("609.4", "702.28b")
def test_a_blocker_with_shadow_cannot_block_what_is_taken_to_have_none() -> None:
    web = {"card": "Aether Web", "attached_to": "Shade"}
    blocks = [*attack_with({"Dauthi Slayer": "B"}), *block_with({"Shade": "Dauthi Slayer"})]
    board(["Dauthi Slayer"], [creature("Shadow", name="Shade"), web], *blocks, refused="702.28b")
