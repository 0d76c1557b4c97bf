"""Mana in pools, numbers and X (CR 106, 107)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, activate, answer, attack_with, board, cast, cr, to


@cr("106.4", "500.5")
def test_unspent_mana_stays_within_the_step_and_empties_as_it_ends() -> None:
    board({"battlefield": ["Llanowar Elves"], "mana": "lands"}, [], activate("Llanowar Elves"), expect=["A has 1 mana"])
    played = board(
        {"battlefield": ["Llanowar Elves"], "mana": "lands"},
        [],
        activate("Llanowar Elves"),
        to("beginning of combat"),
        expect=["A has 0 mana"],
    )
    assert played.cites("500.5")


@cr("106.4")
def test_mana_from_a_spell_waits_in_the_pool() -> None:
    board(
        {"battlefield": ["Swamp"], "hand": ["Dark Ritual", "Doom Blade"], "mana": "lands"},
        ["Hill Giant"],
        cast("Dark Ritual"),
        RESOLVE,
        cast("Doom Blade", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in graveyard", "A has 1 mana"],
    )


@cr("106.6")
def test_mana_that_is_for_creature_spells_pays_for_nothing_else() -> None:
    ziggurat = {"battlefield": ["Ancient Ziggurat", "Forest"], "hand": ["Grizzly Bears", "Regrowth"], "mana": "lands"}
    board(
        ziggurat,
        [],
        activate("Ancient Ziggurat"),
        answer("G"),
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears"],
    )
    played = board(
        {**ziggurat, "graveyard": ["Forest"]},
        [],
        activate("Ancient Ziggurat"),
        answer("G"),
        cast("Regrowth", "Forest#2"),
        refused=True,
    )
    assert played.refused("601.2h")


@cr("107.1b")
def test_a_negative_power_gains_no_life_and_deals_no_damage() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        ["Char-Rumbler"],
        cast("Swords to Plowshares", "Char-Rumbler"),
        RESOLVE,
        expect=["B life 20", "Char-Rumbler in exile"],
    )
    board(["Char-Rumbler"], [], *attack_with({"Char-Rumbler": "B"}), to("combat damage"), expect=["B life 20"])


@cr("107.3a")
def test_x_is_announced_and_paid() -> None:
    lands = {"battlefield": [{"card": "Mountain", "count": 4}], "hand": ["Blaze"], "mana": "lands"}
    board(lands, [], cast("Blaze", "B", x=3), RESOLVE, expect=["B life 17"])
    assert board(lands, [], cast("Blaze", "B", x=4), refused=True).refused("601.2h")


@cr("107.3m", "107.3g")
def test_a_permanent_enters_with_the_x_of_its_spell() -> None:
    board(
        {"hand": ["Walking Ballista"]},
        [],
        cast("Walking Ballista", x=2),
        RESOLVE,
        expect=["Walking Ballista is 2/2", "Walking Ballista has mana value 0"],
    )


@cr("107.3k")
def test_x_of_an_activated_ability_is_its_own() -> None:
    board(
        [{"card": "Chandra Nalaar", "counters": {"loyalty": 6}}],
        ["Hill Giant"],
        activate("Chandra Nalaar", "Hill Giant", ability=2, x=3),
        RESOLVE,
        expect=["Hill Giant in graveyard", "Chandra Nalaar has 3 loyalty counters"],
    )
