"""Landwalk (CR 702.14)."""

from __future__ import annotations

from tests.helpers import attack, attack_with, block_with, board, cr, creature, twice
from tests.rules.combat import attack_of_tester, blocked


@cr("702.14b", "702.14e", cited=False)
def test_two_instances_of_swampwalk_are_one_evasion() -> None:
    attack_of_tester(twice("Swampwalk"), "Hill Giant", with_=["Swamp"], refused=("509.1b", "702.14c"))
    attack_of_tester(twice("Swampwalk"), "Hill Giant", with_=["Island"], expect=["Hill Giant is blocking Tester"])


@cr("702.14c")
def test_swampwalk_asks_for_a_swamp_of_the_defending_player() -> None:
    blocked(["Bog Wraith", "Swamp"], ["Hill Giant"], {"Hill Giant": "Bog Wraith"}, with_=["Bog Wraith"])
    blocked(
        ["Bog Wraith", "Grizzly Bears"],
        ["Hill Giant", "Swamp"],
        {"Hill Giant": "Bog Wraith"},
        refused=("509.1b", "702.14c"),
    )


@cr("802.2a", "702.14c")
def test_landwalk_asks_for_the_lands_of_the_player_it_attacks() -> None:
    attackers = attack_with({"Bog Wraith": "B", "Grizzly Bears": "C"})
    blocked = block_with({"Hill Giant": "Bog Wraith"})
    board(["Bog Wraith", "Grizzly Bears"], ["Hill Giant"], *attackers, *blocked, C=["Swamp"])
    swamp = ["Hill Giant", "Swamp"]
    board(["Bog Wraith", "Grizzly Bears"], swamp, *attackers, *blocked, C=[], refused=("509.1b", "702.14c"))


@cr("702.14d", cited=False)
def test_landwalkers_do_not_cancel_one_another() -> None:
    same = creature("Snow forestwalk", name="Blocker")
    attack_of_tester(creature("Snow forestwalk"), same, with_=["Snow-Covered Forest"], refused=("509.1b", "702.14c"))
    attack_of_tester(creature("Snow forestwalk"), same, with_=["Forest"], expect=["Blocker is blocking Tester"])


@cr("702.14c")
def test_nonbasic_landwalk_asks_for_a_nonbasic_land() -> None:
    bear = block_with({"Grizzly Bears": "Dryad Sophisticate"})
    go = attack(Dryad_Sophisticate="B")
    board(["Dryad Sophisticate"], ["Forest", "Grizzly Bears"], *go, *bear)
    board(["Dryad Sophisticate"], ["Ancient Tomb", "Grizzly Bears"], *go, *bear, refused="702.14c")
