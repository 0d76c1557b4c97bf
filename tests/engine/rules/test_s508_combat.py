"""The steps of combat (CR 506-511): what triggers in each, and what is put into combat without being declared."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, block_with, board, cast, cr, to


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


@cr("508.2", "508.2b", "508.1m", "508.3a")
def test_what_triggers_on_the_attack_resolves_before_blockers_are_declared() -> None:
    played = board(
        ["Goblin Guide"],
        {"library": ["Forest", "Shock"], "battlefield": ["Grizzly Bears"]},
        *attack_with({"Goblin Guide": "B"}),
        RESOLVE,
        expect=["B has 1 card in hand", "stack is empty"],
    )
    assert played.report["state"]["turn"]["step"] == "declare attackers"


@cr("509.2", "509.2a", "509.3c", "509.1i")
def test_becoming_blocked_by_two_creatures_triggers_once() -> None:
    board(
        ["Saprazzan Heir"],
        ["Grizzly Bears", "Hill Giant"],
        *attack_with({"Saprazzan Heir": "B"}),
        *block_with({"Grizzly Bears": "Saprazzan Heir", "Hill Giant": "Saprazzan Heir"}),
        RESOLVE,
        answer("yes"),
        expect=["A has 3 cards in hand", "stack is empty"],
    )


@cr("509.3d", "509.3b")
def test_becoming_blocked_by_a_creature_triggers_for_each() -> None:
    board(
        ["Inferno Elemental"],
        ["Grizzly Bears", "Hill Giant"],
        *attack_with({"Inferno Elemental": "B"}),
        *block_with({"Grizzly Bears": "Inferno Elemental", "Hill Giant": "Inferno Elemental"}),
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in graveyard", "Hill Giant in graveyard"],
    )
    board(
        ["Grizzly Bears"],
        ["Inferno Elemental"],
        *attack_with({"Grizzly Bears": "B"}),
        *block_with({"Inferno Elemental": "Grizzly Bears"}),
        RESOLVE,
        expect=["Grizzly Bears in graveyard", "stack is empty"],
    )


@cr("509.3g", "508.3f")
def test_attacking_and_not_being_blocked_triggers_once_blockers_are_declared() -> None:
    board(["Murk Dwellers"], [], *attack_with({"Murk Dwellers": "B"}), expect=["stack is empty"])
    board(
        ["Murk Dwellers"],
        [],
        *attack_with({"Murk Dwellers": "B"}),
        to("combat damage"),
        expect=["B life 16"],
    )


@cr("510.3", "510.3a")
def test_what_triggers_on_combat_damage_resolves_in_that_step() -> None:
    played = board(
        ["Scroll Thief"],
        [],
        *attack_with({"Scroll Thief": "B"}),
        to("combat damage"),
        RESOLVE,
        expect=["A has 1 card in hand", "B life 19"],
    )
    assert played.report["state"]["turn"]["step"] == "combat damage"


@cr("511.1", "511.2", "603.7")
def test_what_waits_for_the_end_of_combat_triggers_as_that_step_begins() -> None:
    """The basilisk dies of the damage; what it blocked dies all the same at end of combat."""
    board(
        ["Thicket Basilisk"],
        ["Craw Wurm"],
        *attack_with({"Thicket Basilisk": "B"}),
        *block_with({"Craw Wurm": "Thicket Basilisk"}),
        RESOLVE,
        to("end of combat"),
        RESOLVE,
        expect=["Craw Wurm in graveyard", "Thicket Basilisk in graveyard"],
    )


@cr("506.7", "506.7d")
def test_berserk_is_not_cast_once_damage_is_dealt() -> None:
    scene = {"battlefield": ["Hill Giant"], "hand": ["Berserk"]}
    attack = attack_with({"Hill Giant": "B"})
    board(scene, [], *attack, cast("Berserk", "Hill Giant"), RESOLVE, to("combat damage"), expect=["B life 14"])
    played = board(scene, [], *attack, to("combat damage"), cast("Berserk", "Hill Giant"), refused=True)
    assert played.refused("601.3")


@cr("508.1b")
def test_each_attacker_is_said_to_attack_a_player_or_a_planeswalker() -> None:
    board(
        ["Grizzly Bears", "Hill Giant"],
        [{"card": "Liliana of the Veil", "counters": {"loyalty": 3}}],
        *attack_with({"Grizzly Bears": "B", "Hill Giant": "Liliana of the Veil"}),
        to("combat damage"),
        expect=["B life 18", "Liliana of the Veil in graveyard"],
    )


@cr("508.5", "508.5a")
def test_each_attacker_has_its_own_defending_player() -> None:
    board(
        ["Goblin Guide", "Hill Giant"],
        {"library": ["Forest", "Shock"]},
        *attack_with({"Goblin Guide": "C", "Hill Giant": "B"}),
        RESOLVE,
        C={"library": ["Forest", "Shock"]},
        expect=["C has 1 card in hand", "B has 0 cards in hand"],
    )


@cr("505.6", "505.6a", "505.2")
def test_creatures_are_cast_in_either_main_phase_and_not_between_them() -> None:
    played = board({"hand": ["Grizzly Bears"]}, [], to("beginning of combat"), cast("Grizzly Bears"), refused=True)
    assert played.refused("302.1")
    board(
        {"hand": ["Grizzly Bears"]},
        [],
        to("postcombat main"),
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in battlefield"],
    )


@cr("504.2", "507.2", "513.1", "503.1", "500.2")
def test_a_spell_is_cast_in_each_step_in_which_players_get_priority() -> None:
    for step in ("upkeep", "draw", "beginning of combat", "end of combat", "end"):
        board(
            [],
            {"hand": ["Shock"]},
            {"do": "go_to", "step": step, "active": "A"},
            {"do": "pass", "player": "A"},
            cast("Shock", "A", player="B"),
            RESOLVE,
            active="B" if step in ("upkeep", "draw") else "A",
            step="end" if step in ("upkeep", "draw") else "precombat main",
            expect=["A life 18"],
        )
