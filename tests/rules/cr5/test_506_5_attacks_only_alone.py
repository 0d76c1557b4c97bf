"""Creatures that can attack alone only, and what triggers as they are not blocked (CR 506.5, 508.1c-d, 509.3g)."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, activate, answer, attack_with, block_with, board, cr, creature, to

MASTER = "Master of Cruelties"


@cr("506.5", "508.1c")
def test_it_attacks_as_the_only_creature_or_not_at_all() -> None:
    both = attack_with({MASTER: "B", "Grizzly Bears": "B"})
    refused = board([MASTER, "Grizzly Bears"], [], *both, refused=("508.1c", "506.5"))
    assert refused.reason == f"{MASTER} can only attack alone; have no other creature attack."
    board([MASTER, "Grizzly Bears"], [], *attack_with({MASTER: "B"}), expect=[f"{MASTER} is attacking"])


@cr("508.1d", "508.1c")
def test_a_creature_that_must_attack_keeps_it_at_home_and_one_requirement_is_as_good_as_another() -> None:
    must = creature("This creature attacks each combat if able.", name="Eager")
    board([MASTER, must], [], *attack_with({MASTER: "B"}), refused="508.1d")
    board([MASTER, must], [], *attack_with({"Eager": "B"}), expect=["Eager is attacking"])
    none = creature("Creatures you control attack each combat if able.", "0/1", name="Leader")
    board([MASTER, none], [], *attack_with({MASTER: "B"}), expect=[f"{MASTER} is attacking"])
    board([MASTER, none], [], *attack_with({"Leader": "B"}), expect=["Leader is attacking"])


@cr("509.3g", "119.5", "510.1a")
def test_unblocked_it_makes_the_life_total_1_and_assigns_no_combat_damage() -> None:
    played = board([MASTER], ["Grizzly Bears"], *attack_with({MASTER: "B"}), *block_with({}), RESOLVE, DAMAGE)
    assert played.count("B loses 19 life and is at 1.") == 1
    assert played.count(f"{MASTER} assigns no combat damage.") == 1
    assert played.report["state"]["players"]["B"]["life"] == 1


@cr("509.3g", cited=False)
def test_it_says_so_of_a_player_that_is_attacked_not_of_a_planeswalker() -> None:
    walker = {"card": "Gideon Blackblade", "id": "gideon", "counters": {"loyalty": 4}}
    played = board([MASTER], [walker], *attack_with({MASTER: "gideon"}), *block_with({}), DAMAGE, expect=["B life 20"])
    assert played.count("triggers") == 0


@cr("509.3g", "508.4")
def test_it_triggers_where_it_entered_attacking_and_the_other_attacker_is_lethal() -> None:
    mine = {"battlefield": ["Kaalia of the Vast"], "hand": [MASTER]}
    kaalia = (*attack_with({"Kaalia of the Vast": "B"}), RESOLVE, answer("yes"))
    board(mine, [], *kaalia, to("declare blockers"), RESOLVE, to("end"), expect=["A wins"])


@cr("511.2")
def test_what_lasts_for_a_combat_ends_with_it() -> None:
    aggressor = creature("{0}: Target creature can't be blocked this combat.", name="Tester")
    script = (to("beginning of combat"), activate("Tester", "Grizzly Bears"), RESOLVE)
    attacks = attack_with({"Grizzly Bears": "B"})
    board(
        [aggressor, "Grizzly Bears"],
        ["Hill Giant"],
        *script,
        *attacks,
        *block_with({"Hill Giant": "Grizzly Bears"}),
        refused="509.1b",
    )
    over = board([aggressor, "Grizzly Bears"], [], *script, to("end"))
    assert over.table.game.effects == []
