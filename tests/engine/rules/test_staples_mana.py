"""Mana, and where things come from and go to, on the cards players ask about most."""

from __future__ import annotations

import pytest

from tests.engine.helpers import (
    AFTER_COMBAT,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    on_board,
    to,
    turn,
)

# ---- mana


@cr("500.5")
def test_mana_that_lasts_until_end_of_turn_is_lost_only_then():
    script = [*attack_with({"Savage Ventmaw": "B"}), RESOLVE_ALL, to("end")]
    played = board({"battlefield": ["Savage Ventmaw"], "mana": "C"}, [], *script)
    assert played.report["state"]["players"]["A"]["mana"] == "RRRGGG"
    later = board({"battlefield": ["Savage Ventmaw"], "mana": "C"}, [], *script, turn(4))
    assert later.report["state"]["players"]["A"]["mana"] == ""
    assert later.cites("500.5")


@cr("500.5")
def test_omnath_keeps_green_mana_and_grows_with_it():
    board(
        {"battlefield": ["Omnath, Locus of Mana"], "mana": "GGR"},
        [],
        to("end"),
        expect=["Omnath, Locus of Mana is 3/3"],
    )


@cr("614.1a", "500.5")
def test_kruphix_turns_unspent_mana_colorless():
    played = board({"battlefield": ["Kruphix, God of Horizons"], "mana": "GGU"}, [], to("end"))
    assert played.report["state"]["players"]["A"]["mana"] == "CCC"


@cr("106.12a", "605.1b")
def test_kinnan_doubles_what_a_creature_taps_for_but_no_land():
    played = board(
        {"battlefield": ["Kinnan, Bonder Prodigy", "Elvish Mystic", "Forest"], "mana": ""},
        [],
        activate("Elvish Mystic"),
        activate("Forest"),
    )
    assert played.report["state"]["players"]["A"]["mana"] == "GGG"


def test_the_urzatron_makes_seven_mana():
    tron = ["Urza's Tower", "Urza's Mine", "Urza's Power Plant"]
    whole = board({"battlefield": tron, "mana": ""}, [], *(activate(land) for land in tron))
    assert whole.report["state"]["players"]["A"]["mana"] == "C" * 7
    part = board({"battlefield": tron[:2], "mana": ""}, [], *(activate(land) for land in tron[:2]))
    assert part.report["state"]["players"]["A"]["mana"] == "CC"


def test_the_urzatron_is_tapped_for_all_it_makes_to_pay():
    board(
        {
            "battlefield": ["Urza's Tower", "Urza's Mine", "Urza's Power Plant"],
            "hand": ["Crystalline Crawler"],
            "mana": "lands",
        },
        [],
        cast("Crystalline Crawler"),
        RESOLVE,
        expect=["Crystalline Crawler in battlefield"],
    )


def test_neheb_counts_the_life_opponents_lost_this_turn():
    played = board(
        {"battlefield": ["Neheb, the Eternal"], "mana": ""},
        [],
        *attack_with({"Neheb, the Eternal": "B"}),
        AFTER_COMBAT,
        RESOLVE_ALL,
        expect=["B life 16"],
    )
    assert played.report["state"]["players"]["A"]["mana"] == "RRRR"


# ---- where things come from and go to


@cr("601.3")
def test_gravecrawler_is_cast_from_the_graveyard_only_beside_a_zombie():
    board(
        {"battlefield": ["Walking Corpse"], "graveyard": ["Gravecrawler"]},
        [],
        cast("Gravecrawler", **{"from": "graveyard"}),
        RESOLVE,
        expect=["Gravecrawler in battlefield"],
    )
    board(
        {"battlefield": ["Grizzly Bears"], "graveyard": ["Gravecrawler"]},
        [],
        cast("Gravecrawler", **{"from": "graveyard"}),
        refused=True,
    )


@cr("400.7d")
def test_murktide_regent_counts_the_spells_delved_away():
    board(
        {"hand": ["Murktide Regent"], "graveyard": ["Lightning Bolt", "Divination", "Forest"]},
        [],
        cast("Murktide Regent", choices=[["Lightning Bolt", "Divination", "Forest"]]),
        RESOLVE,
        expect=["Murktide Regent is 5/5"],
    )


@cr("712.14a")
def test_a_god_of_ixalan_comes_back_tapped_as_its_temple():
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Ojer Pakpatiq, Deepest Epoch"]},
        [],
        cast("Lightning Bolt", "Ojer Pakpatiq, Deepest Epoch"),
        RESOLVE_ALL,
        expect=["Temple of Cyclical Time is tapped", "Temple of Cyclical Time has 3 time counters"],
    )


@cr("614.12")
def test_thalia_taps_creatures_and_nonbasic_lands_of_opponents():
    board(
        ["Thalia, Heretic Cathar"],
        {"hand": ["Grizzly Bears", "Urza's Mine"]},
        cast("Grizzly Bears", player="B"),
        RESOLVE,
        {"do": "play", "player": "B", "card": "Urza's Mine"},
        active="B",
        expect=["Grizzly Bears is tapped", "Urza's Mine is tapped"],
    )
    board(
        ["Thalia, Heretic Cathar"],
        {"hand": ["Forest"]},
        {"do": "play", "player": "B", "card": "Forest"},
        active="B",
        expect=["Forest is untapped"],
    )
    board(
        {"battlefield": ["Thalia, Heretic Cathar"], "hand": ["Urza's Mine"]},
        [],
        {"do": "play", "player": "A", "card": "Urza's Mine"},
        expect=["Urza's Mine is untapped"],
    )


def test_edric_lets_whoever_hits_another_opponent_draw():
    played = board(
        {"battlefield": ["Edric, Spymaster of Trest"], "library": ["Forest"] * 3},
        {"battlefield": ["Grizzly Bears"], "library": ["Forest"] * 3},
        *attack_with({"Grizzly Bears": "C"}, "B"),
        to("combat damage"),
        RESOLVE,
        answer("yes", "B"),
        C={"life": 20},
        active="B",
        expect=["B has 1 card in hand", "C life 18"],
    )
    assert played.count("draws") == 1


def test_gishath_reveals_as_many_cards_as_damage_dealt():
    library = ["Forest", "Grizzly Bears", *["Forest"] * 5, "Azure Drake"]
    played = board(
        {"battlefield": ["Gishath, Sun's Avatar"], "library": library},
        [],
        *attack_with({"Gishath, Sun's Avatar": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
        expect=["B life 13"],
    )
    assert played.report["state"]["players"]["A"]["library"][0] == "Azure Drake"


def test_wound_reflection_repeats_the_loss_of_each_opponent():
    board(
        {"battlefield": ["Wound Reflection"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        to("end"),
        RESOLVE_ALL,
        C={"life": 20},
        expect=["B life 14", "C life 20"],
    )


@cr("111.4")
def test_marit_lage_comes_as_soon_as_the_last_ice_counter_goes():
    played = board(
        [{"card": "Dark Depths", "counters": {"ice": 1}}],
        [],
        activate("Dark Depths"),
        RESOLVE_ALL,
        expect=["Marit Lage is 20/20", "Dark Depths in A's graveyard", "Marit Lage has flying"],
    )
    assert "Legendary" in on_board(played, "Marit Lage")["supertypes"]


def test_strefan_makes_blood_for_each_player_who_lost_life():
    board(
        {"battlefield": ["Strefan, Maurer Progenitor"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        to("end"),
        RESOLVE_ALL,
        C={"life": 20},
        expect=["A controls Blood", "not A controls Blood#2"],
    )


@cr("601.2f")
def test_licia_costs_less_for_each_life_gained():
    board(
        {"hand": ["Licia, Sanguine Tribune"], "mana": "RWBC"},
        [],
        cast("Licia, Sanguine Tribune"),
        RESOLVE,
        history={"A": {"life_gained": 4}},
        expect=["Licia, Sanguine Tribune in battlefield"],
    )


@cr("106.6", "101.2")
def test_mana_of_cavern_of_souls_makes_a_goblin_uncounterable_and_pays_for_nothing_else():
    cavern = {"card": "Cavern of Souls", "chosen": {"creature type": "Goblin"}}
    board(
        {"battlefield": [cavern], "hand": ["Goblin Guide"], "mana": "lands"},
        {"hand": ["Counterspell"]},
        cast("Goblin Guide"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Goblin Guide", player="B"),
        RESOLVE_ALL,
        expect=["Goblin Guide in battlefield"],
    )
    board(
        {"battlefield": [cavern], "hand": ["Elvish Mystic"], "mana": "lands"},
        [],
        cast("Elvish Mystic"),
        refused=True,
    )


@cr("106.6")
@pytest.mark.parametrize("spent", ["yes", "no"])
def test_where_mana_is_unlimited_the_player_says_whether_caverns_is_spent(spent):
    cavern = {"card": "Cavern of Souls", "chosen": {"creature type": "Goblin"}}
    board(
        {"battlefield": [cavern], "hand": ["Goblin Guide"]},
        {"hand": ["Counterspell"]},
        cast("Goblin Guide", choices=[spent]),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Goblin Guide", player="B"),
        RESOLVE_ALL,
        expect=["Goblin Guide in battlefield" if spent == "yes" else "Goblin Guide in A's graveyard"],
    )


@cr("607.2d")
def test_unclaimed_territory_pays_for_the_type_that_was_chosen_for_it():
    land = {"card": "Unclaimed Territory", "chosen": {"creature type": "Elf"}}
    board(
        {"battlefield": [land], "hand": ["Elvish Mystic"], "mana": "lands"},
        [],
        cast("Elvish Mystic"),
        RESOLVE,
        expect=["Elvish Mystic in battlefield"],
    )
