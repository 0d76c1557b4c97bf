"""The cards players ask about most, as they ask about them."""

from __future__ import annotations

import pytest

from tests.engine.helpers import (
    AFTER_COMBAT,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    on_board,
    to,
    turn,
)

# ---- cast from a graveyard, then exiled


@cr("608.2g", "614.1a")
def test_torrential_gearhulk_casts_an_instant_that_is_exiled_as_it_resolves():
    board(
        {"hand": ["Torrential Gearhulk"], "graveyard": ["Lightning Bolt"]},
        [],
        cast("Torrential Gearhulk"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 17", "Lightning Bolt in exile"],
    )


@cr("601.3", "614.1a")
def test_kess_lets_one_spell_a_turn_be_cast_and_exiles_it_even_if_it_is_countered():
    kess = ["Kess, Dissident Mage"]
    board(
        {"battlefield": kess, "graveyard": ["Lightning Bolt", "Divination"]},
        {"hand": ["Counterspell"]},
        cast("Lightning Bolt", "B", **{"from": "graveyard"}),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Lightning Bolt", player="B"),
        RESOLVE_ALL,
        expect=["Lightning Bolt in exile", "B life 20"],
    )
    board(
        {"battlefield": kess, "graveyard": ["Lightning Bolt", "Divination"]},
        [],
        cast("Lightning Bolt", "B", **{"from": "graveyard"}),
        RESOLVE_ALL,
        cast("Divination", **{"from": "graveyard"}),
        refused=True,
        expect=["Lightning Bolt in exile"],
    )


def test_dreadhorde_arcanist_casts_what_its_power_reaches():
    board(
        {"battlefield": ["Dreadhorde Arcanist"], "graveyard": ["Lightning Bolt"]},
        [],
        *attack(Dreadhorde_Arcanist="B"),
        answer("yes"),
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 17", "Lightning Bolt in exile"],
    )


def test_rishkars_expertise_casts_a_small_spell_from_the_hand_for_free():
    played = board(
        {
            "battlefield": ["Grizzly Bears"],
            "hand": ["Rishkar's Expertise", "Divination", "Torrential Gearhulk"],
            "mana": "4GG",
        },
        [],
        cast("Rishkar's Expertise"),
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        expect=["Divination in A's graveyard", "Torrential Gearhulk in A's hand"],
    )
    assert played.count("casts Divination") == 1


# ---- numbers compared


@cr("107.3i", "104.2b")
def test_thassas_oracle_wins_if_devotion_reaches_the_cards_left():
    win = board(
        {"hand": ["Thassa's Oracle"], "library": ["Forest", "Forest"]},
        [],
        cast("Thassa's Oracle"),
        RESOLVE_ALL,
        answer([]),
        expect=["A wins"],
    )
    assert win.cites("104.2b")
    board(
        {"hand": ["Thassa's Oracle"], "library": ["Forest"] * 3},
        [],
        cast("Thassa's Oracle"),
        RESOLVE_ALL,
        answer([]),
        expect=["not A wins"],
    )


@cr("601.2h")
def test_prismatic_ending_counts_the_colors_of_mana_spent():
    lands = ["Plains", "Island", "Swamp"]
    board(
        {"battlefield": lands, "hand": ["Prismatic Ending"], "mana": "lands"},
        ["Grizzly Bears"],
        cast("Prismatic Ending", "Grizzly Bears", x=2),
        RESOLVE,
        expect=["Grizzly Bears in exile"],
    )
    board(
        {"battlefield": ["Plains"] * 3, "hand": ["Prismatic Ending"], "mana": "lands"},
        ["Grizzly Bears"],
        cast("Prismatic Ending", "Grizzly Bears", x=2),
        RESOLVE,
        expect=["Grizzly Bears in battlefield"],
    )


def test_crystalline_crawler_enters_with_a_counter_for_each_color():
    board(
        {"battlefield": ["Plains", "Island", "Island", "Island"], "hand": ["Crystalline Crawler"], "mana": "lands"},
        [],
        cast("Crystalline Crawler"),
        RESOLVE,
        expect=["Crystalline Crawler is 3/3"],
    )


@cr("103.4")
@pytest.mark.parametrize(("life", "format_", "does"), [(10, None, True), (11, None, False), (20, "commander", True)])
def test_half_the_starting_life_total_is_that_of_the_format(life, format_, does):
    board(
        {"battlefield": ["Bhaal, Lord of Murder"], "life": life},
        [],
        options={"format": format_},
        expect=["Bhaal, Lord of Murder has indestructible" if does else "not Bhaal, Lord of Murder has indestructible"],
    )


@cr("603.4")
@pytest.mark.parametrize(("life", "wins"), [(1, True), (2, False)])
def test_near_death_experience_asks_for_exactly_one_life(life, wins):
    board(
        {"battlefield": ["Near-Death Experience"], "life": life},
        [],
        to("draw" if not wins else "upkeep"),
        *([RESOLVE] if wins else []),
        step="untap",
        expect=["A wins" if wins else "not A wins"],
    )


def test_oversold_cemetery_needs_four_creature_cards():
    dead = ["Grizzly Bears", "Walking Corpse", "Azure Drake", "Elvish Mystic"]
    board(
        {"battlefield": ["Oversold Cemetery"], "graveyard": dead},
        [],
        answer("Azure Drake"),
        to("upkeep"),
        RESOLVE,
        answer("yes"),
        step="untap",
        expect=["Azure Drake in A's hand"],
    )
    board(
        {"battlefield": ["Oversold Cemetery"], "graveyard": [*dead[:3], "Forest"]},
        [],
        to("upkeep"),
        step="untap",
        expect=["stack is empty", "Azure Drake in A's graveyard"],
    )


@pytest.mark.parametrize(("victim", "dies"), [("Grizzly Bears", True), ("Azure Drake", False)])
def test_cut_down_adds_power_and_toughness(victim, dies):
    board(
        {"hand": ["Cut Down"]},
        [victim],
        cast("Cut Down", victim),
        *([RESOLVE] if dies else []),
        refused=not dies,
        expect=[f"{victim} in B's graveyard" if dies else f"{victim} in battlefield"],
    )


@pytest.mark.parametrize("attacker", ["Elvish Mystic", "Tetsuko Umezawa, Fugitive"])
def test_tetsukos_creatures_need_only_one_small_number(attacker):
    board(
        ["Tetsuko Umezawa, Fugitive", "Elvish Mystic"],
        ["Grizzly Bears"],
        *attack_with({attacker: "B"}),
        *block_with({"Grizzly Bears": attacker}),
        refused=True,
        expect=[f"{attacker} is attacking"],
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


# ---- "that player"


@cr("603.10a")
def test_massacre_wurm_drains_whoever_controlled_what_died():
    board(
        {"hand": ["Massacre Wurm"], "battlefield": ["Walking Corpse"]},
        ["Grizzly Bears", "Elvish Mystic"],
        cast("Massacre Wurm"),
        RESOLVE_ALL,
        expect=["B life 16", "A life 20"],
    )


def test_price_of_progress_counts_for_each_player_their_own_lands():
    board(
        {"hand": ["Price of Progress"], "battlefield": ["Urza's Mine", "Forest"]},
        ["Urza's Tower", "Urza's Mine", "Forest"],
        cast("Price of Progress"),
        RESOLVE,
        expect=["A life 18", "B life 16"],
    )


@cr("107.1a")
def test_heartless_hidetsugu_halves_each_life_total():
    board(
        {"battlefield": ["Heartless Hidetsugu"], "life": 15},
        {"life": 40},
        activate("Heartless Hidetsugu"),
        RESOLVE,
        expect=["A life 8", "B life 20"],
    )


def test_polluted_bonds_drains_the_opponent_whose_land_enters():
    board(
        ["Polluted Bonds"],
        {"hand": ["Forest"]},
        {"do": "play", "player": "B", "card": "Forest"},
        RESOLVE,
        active="B",
        expect=["B life 18", "A life 22"],
    )


# ---- what players do


@cr("305.1")
def test_city_of_traitors_is_not_another_land():
    played = board(
        {"hand": ["City of Traitors"]},
        [],
        {"do": "play", "player": "A", "card": "City of Traitors"},
        expect=["City of Traitors in battlefield", "stack is empty"],
    )
    assert not played.count("sacrifice")
    board(
        {"battlefield": ["City of Traitors"], "hand": ["Forest"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        RESOLVE,
        expect=["City of Traitors in A's graveyard"],
    )


@cr("701.18a")
def test_prosper_makes_a_treasure_for_a_land_or_a_spell_played_from_exile():
    for card, act in (
        ("Forest", {"do": "play", "player": "A", "card": "Forest", "from": "exile"}),
        ("Divination", cast("Divination", **{"from": "exile"})),
    ):
        board(
            {"battlefield": ["Prosper, Tome-Bound"], "hand": ["Act on Impulse"], "library": [card, "Plains", "Plains"]},
            [],
            cast("Act on Impulse"),
            RESOLVE,
            act,
            RESOLVE,
            expect=["A controls Treasure"],
        )


@cr("602.2", "605.3b")
def test_harsh_mentor_does_not_mind_mana_abilities():
    board(
        ["Harsh Mentor"],
        ["Prodigal Pyromancer", "Elvish Mystic"],
        activate("Elvish Mystic", player="B"),
        activate("Prodigal Pyromancer", "A", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["B life 18", "A life 19"],
    )


def test_rings_of_brighthearth_copies_the_ability_just_activated():
    board(
        ["Rings of Brighthearth", "Prodigal Pyromancer"],
        [],
        activate("Prodigal Pyromancer", "B"),
        RESOLVE,
        answer("yes"),
        answer("no"),
        RESOLVE_ALL,
        expect=["B life 18"],
    )


def test_alela_counts_the_first_spell_of_each_opponents_turn_only():
    played = board(
        {"battlefield": ["Alela, Cunning Conqueror"], "hand": ["Lightning Bolt", "Lightning Bolt"]},
        [],
        {"do": "pass", "player": "B"},
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        {"do": "pass", "player": "B"},
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        active="B",
    )
    assert played.count("creates a Faerie Rogue") == 1
    played = board(
        {"battlefield": ["Alela, Cunning Conqueror"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
    )
    assert not played.count("creates a Faerie Rogue")


@cr("707.10")
def test_double_vision_copies_the_first_spell_of_a_turn():
    board(
        {"battlefield": ["Double Vision"], "hand": ["Lightning Bolt", "Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        expect=["B life 11"],
    )


# ---- what becomes a creature, and what is turned into something else


@cr("205.1b", "613.1f")
def test_a_land_animated_twice_has_the_ability_it_gains_twice():
    ravine = "Raging Ravine"
    board(
        [ravine],
        [],
        activate(ravine, ability=2),
        RESOLVE,
        activate(ravine, ability=2),
        RESOLVE,
        *attack_with({ravine: "B"}),
        RESOLVE_ALL,
        expect=[f"{ravine} is 5/5", f"{ravine} is a land", f"{ravine} is a creature"],
    )


@cr("205.1a", "613.1f")
def test_imprisoned_in_the_moon_leaves_a_land_that_makes_colorless_mana():
    moon = {"card": "Imprisoned in the Moon", "attached_to": "Prodigal Pyromancer"}
    played = board([], ["Prodigal Pyromancer", moon], expect=["Prodigal Pyromancer is a land"])
    seen = on_board(played, "Prodigal Pyromancer")
    assert seen["types"] == ["Land"]
    assert not seen["colors"]
    board(
        [],
        {"battlefield": ["Prodigal Pyromancer", moon], "mana": ""},
        activate("Prodigal Pyromancer", player="B"),
        active="B",
    )


@cr("305.6", "613.1f")
def test_a_plains_imprisoned_in_the_moon_taps_only_for_colorless():
    moon = {"card": "Imprisoned in the Moon", "attached_to": "Plains"}
    played = board({"battlefield": ["Plains", moon], "mana": ""}, [], activate("Plains"))
    assert played.report["state"]["players"]["A"]["mana"] == "C"
    assert on_board(played, "Plains")["subtypes"] == ["Plains"]
    board({"battlefield": ["Plains", moon]}, [], activate("Plains", ability="Add {W}"), refused=True)


@cr("613.4b", "704.5f")
def test_march_of_the_machines_makes_artifacts_as_large_as_their_mana_value():
    board(
        {"battlefield": ["Mind Stone", "Mox Amber"], "hand": ["March of the Machines"]},
        [],
        cast("March of the Machines"),
        RESOLVE,
        expect=["Mind Stone is 2/2", "Mox Amber in A's graveyard"],
    )


def test_an_enchanted_land_stays_a_land():
    zendikon = {"card": "Wind Zendikon", "attached_to": "Urza's Mine"}
    board(
        ["Urza's Mine", zendikon],
        [],
        activate("Urza's Mine"),
        expect=["Urza's Mine is 2/2", "Urza's Mine has flying", "Urza's Mine is a land"],
    )


@cr("613.1f")
def test_an_ability_quoted_in_the_middle_of_a_sentence_is_granted():
    staff = {"card": "Thornbite Staff", "attached_to": "Prodigal Pyromancer"}
    board(
        ["Prodigal Pyromancer", staff],
        ["Elvish Mystic"],
        activate("Prodigal Pyromancer", "Elvish Mystic", ability="{2}, {T}"),
        RESOLVE_ALL,
        expect=["Elvish Mystic in B's graveyard", "Prodigal Pyromancer is untapped"],
    )


@cr("205.1a")
def test_darksteel_mutation_leaves_an_indestructible_insect_without_abilities():
    mutation = {"card": "Darksteel Mutation", "attached_to": "Massacre Wurm"}
    played = board(
        {"hand": ["Lightning Bolt"]},
        ["Massacre Wurm", mutation],
        cast("Lightning Bolt", "Massacre Wurm"),
        RESOLVE,
        expect=["Massacre Wurm is 0/1", "Massacre Wurm in battlefield"],
    )
    seen = on_board(played, "Massacre Wurm")
    assert seen["subtypes"] == ["Insect"]
    assert seen["types"] == ["Artifact", "Creature"]
