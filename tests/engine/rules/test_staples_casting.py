"""Spells cast from a graveyard, and numbers compared, on the cards players ask about most."""

from __future__ import annotations

import pytest

from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    answer,
    attack,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
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


@cr("104.2b", "608.2h")
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
