"""Creatures put onto the battlefield attacking (CR 508.4)."""

from __future__ import annotations

from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cr,
    creature,
    on_board,
    passing,
    to,
)


@cr("508.4", "508.3a")
def test_what_kaalia_brings_attacks_the_same_opponent() -> None:
    played = board(
        {"battlefield": ["Kaalia of the Vast"], "hand": ["Serra Angel"]},
        [],
        *attack_with({"Kaalia of the Vast": "C"}),
        RESOLVE,
        answer("yes"),
        C={"battlefield": []},
        expect=["Serra Angel is tapped"],
    )
    assert on_board(played, "Serra Angel")["attacking"] == "C"


@cr("508.4", "608.2f")
def test_adeline_sends_a_human_at_every_opponent_and_chooses_between_each_and_their_planeswalkers() -> None:
    walker = {"card": "Gideon Blackblade", "id": "gideon"}
    played = board(
        ["Adeline, Resplendent Cathar", "Hill Giant"],
        [walker],
        *attack_with({"Hill Giant": "C"}),
        RESOLVE,
        answer("gideon"),
        C={"battlefield": []},
        expect=["Adeline, Resplendent Cathar is 4/4"],
    )
    humans = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Human Token"]
    assert [it["attacking"] for it in humans] == ["gideon", "C"]
    assert all(it["tapped"] for it in humans)


@cr("508.4", "506.3b", cited=False)
def test_brimaz_brings_a_soldier_that_attacks_though_not_tapped() -> None:
    board(
        ["Brimaz, King of Oreskos"],
        ["Jace Beleren"],
        *attack_with({"Brimaz, King of Oreskos": "B"}),
        answer("Jace Beleren", choice="attacked"),
        RESOLVE,
        expect=["Cat Soldier Token is attacking", "Cat Soldier Token is untapped"],
    )


@cr("508.4", "508.4c", "508.4a")
def test_soldiers_made_attacking_pay_no_tax_and_attack_the_same_player() -> None:
    """Hero of Bladehold pays for herself; her two soldiers are attacking without being declared."""
    board(
        ["Hero of Bladehold"],
        ["Propaganda"],
        *attack_with({"Hero of Bladehold": "B"}),
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Soldier#1 is attacking", "Soldier#1 is tapped", "Soldier#2 is attacking"],
    )


@cr("508.4c", "508.1j")
def test_what_enters_attacking_is_told_not_to_be_taxed_behind_the_tax_that_is_paid() -> None:
    brimaz = attack_with({"Brimaz, King of Oreskos": "B"})
    played = board(["Brimaz, King of Oreskos"], ["Propaganda"], *brimaz, RESOLVE, to("end of combat"))
    assert "508.4c" in played.rules_of("it entered attacking and wasn't declared")
    verdict = played.report["verdict"]
    assert verdict.startswith("A pays {2} (effect of Propaganda); A creates a Cat Soldier Token")
    assert "Propaganda doesn't affect Cat Soldier Token: it entered attacking and wasn't declared" in verdict


@cr("509.4b")
def test_what_enters_blocking_is_told_not_to_be_bound_by_a_limit_on_blockers() -> None:
    attack = attack_with({"Hill Giant": "B"})
    block = block_with({"Brimaz, King of Oreskos": "Hill Giant"})
    played = board(["Hill Giant", "Silent Arbiter"], ["Brimaz, King of Oreskos"], *attack, *block, RESOLVE)
    assert "509.4b" in played.rules_of("Silent Arbiter (“No more than one creature can block each combat”)")


@cr("508.4c", "702.49c")
def test_a_ninja_is_told_not_to_be_taxed() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["Ninja of the Deep Hours"]}
    script = (*attack_with({"Grizzly Bears": "B"}), to("declare blockers"), activate("Ninja of the Deep Hours"))
    played = board(mine, ["Propaganda"], *script, RESOLVE)
    assert "508.4c" in played.rules_of("doesn't affect Ninja of the Deep Hours: it entered attacking")


MAKER = creature("{0}: Create a 1/1 white Soldier creature token that's tapped and attacking.", name="Maker")
PUTTER = creature("{0}: Put a creature card from your hand onto the battlefield tapped and attacking.", name="Putter")


@cr("506.3b", cited=False)
def test_outside_combat_and_for_who_does_not_attack_a_creature_enters_tapped_and_no_more() -> None:
    entered = ["Soldier Token is tapped", "Soldier Token is not attacking"]
    board([MAKER], [], activate("Maker"), RESOLVE, expect=entered)
    theirs = [*attack_with({"Hill Giant": "B"}), passing("A"), activate("Maker", player="B"), RESOLVE]
    board(["Hill Giant"], [MAKER], *theirs, expect=[*entered, "B controls 1 Soldier Token"])


@cr("506.3b", "614.1c")
def test_what_enters_under_another_players_control_does_not_attack_for_them() -> None:
    """Though the attacking player has said whom it would attack."""
    board(
        {"battlefield": [PUTTER, "Hill Giant"], "hand": ["Xantcha, Sleeper Agent"]},
        [],
        *attack_with({"Hill Giant": "C"}),
        activate("Putter"),
        RESOLVE,
        answer("C", choice="attacked"),
        answer("B"),
        C=[],
        expect=[
            "B controls 1 Xantcha, Sleeper Agent",
            "Xantcha, Sleeper Agent is tapped",
            "Xantcha, Sleeper Agent is not attacking",
        ],
    )


@cr("508.4", "511.2")
def test_a_token_that_is_called_by_its_name_enters_attacking_and_goes_as_combat_ends() -> None:
    kari = attack_with({"Kari Zev, Skyship Raider": "B"})
    there = board(
        ["Kari Zev, Skyship Raider"], [], *kari, RESOLVE, expect=["Ragavan is tapped", "Ragavan is attacking"]
    )
    assert on_board(there, "Ragavan")["attacking"] == "B"
    gone = board(["Kari Zev, Skyship Raider"], [], *kari, RESOLVE, to("end"), expect=["B life 17"])
    assert "Ragavan" not in gone.report["state"]["players"]["A"]["battlefield"]


@cr("508.4", "707.2")
def test_as_many_copies_as_defending_player_has_creatures_enter_attacking() -> None:
    three = ["Grizzly Bears", "Hill Giant", "Goblin Piker"]
    played = board(["Nacatl War-Pride"], three, *attack_with({"Nacatl War-Pride": "B"}), RESOLVE)
    prides = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Nacatl War-Pride"]
    assert [it["attacking"] for it in prides] == ["B"] * 4


@cr("508.4", "707.2")
def test_a_copy_of_another_attacker_attacks_beside_it() -> None:
    both = attack_with({"Flamerush Rider": "B", "Serra Angel": "B"})
    board(["Flamerush Rider", "Serra Angel"], [], *both, RESOLVE, to("end"), expect=["B life 9"])
