"""The player or planeswalker that a creature is attacking, as texts speak of it (CR 506.4c, 508.1b)."""

from __future__ import annotations

from tests.helpers import LANDS, ORDER, RESOLVE, RESOLVE_ALL, attack_with, board, cast, cr


@cr("508.1b", cited=False)
def test_each_attacker_has_the_damage_dealt_to_what_it_attacks() -> None:
    board(
        ["Hellrider", "Grizzly Bears"],
        ["Jace Beleren"],
        *attack_with({"Hellrider": "B", "Grizzly Bears": "Jace Beleren"}),
        ORDER,
        RESOLVE_ALL,
        expect=["B life 19", "Jace Beleren has 2 loyalty counters"],
    )


@cr("508.1b", "608.2h", cited=False)
def test_a_creature_that_has_left_combat_was_attacking_somebody() -> None:
    board(
        ["Hellrider", "Grizzly Bears"],
        {"hand": ["Shock"], "battlefield": ["Mountain"], **LANDS},
        *attack_with({"Grizzly Bears": "B"}),
        {"do": "pass", "player": "A"},
        cast("Shock", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in graveyard", "B life 19"],
    )


@cr("506.4c", cited=False)
def test_a_planeswalker_that_is_gone_is_dealt_nothing_nor_is_its_controller() -> None:
    board(
        ["Hellrider", "Grizzly Bears", "Grizzly Bears"],
        [{"card": "Jace Beleren", "counters": {"loyalty": 1}}],
        *attack_with({"Grizzly Bears#1": "Jace Beleren", "Grizzly Bears#2": "Jace Beleren"}),
        ORDER,
        RESOLVE_ALL,
        expect=["Jace Beleren in graveyard", "B life 20"],
    )


@cr("508.1b", cited=False)
def test_what_is_no_creature_speaks_of_the_creature_that_attacks() -> None:
    board(
        ["Cavalcade of Calamity", "Raging Goblin", "Grizzly Bears"],
        [],
        *attack_with({"Raging Goblin": "B", "Grizzly Bears": "B"}),
        RESOLVE,
        expect=["B life 19", "stack is empty"],
    )


@cr("508.1b", cited=False)
def test_creatures_attacking_the_enchanted_player() -> None:
    text = "Enchant player\nCreatures attacking enchanted player have trample."
    curse = {
        "token": {"name": "Curse", "types": ["Enchantment"], "subtypes": ["Aura"], "text": text},
        "attached_to": "B",
    }
    mine = [curse, "Hill Giant", "Grizzly Bears"]
    attack = attack_with({"Hill Giant": "B", "Grizzly Bears": "C"})
    board(mine, [], *attack, C=[], expect=["Hill Giant has trample", "not Grizzly Bears has trample"])
