"""Several targets, sources of damage and counters, on the cards players ask about most."""

from __future__ import annotations

import pytest

from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    to,
)


@cr("700.5")
def test_nykthos_counts_devotion_to_the_color_just_chosen():
    played = board(
        {"battlefield": ["Nykthos, Shrine to Nyx", "Massacre Wurm", "Walking Corpse"], "mana": "CC"},
        [],
        answer("black"),
        activate("Nykthos, Shrine to Nyx", ability=2),
    )
    assert played.report["state"]["players"]["A"]["mana"] == "BBBB"


@cr("607.2a")
def test_chrome_mox_taps_for_a_color_of_the_card_it_exiled():
    board(
        {"hand": ["Chrome Mox", "Lightning Bolt", "Elvish Mystic"], "mana": "lands"},
        [],
        cast("Chrome Mox"),
        RESOLVE_ALL,
        answer("yes"),
        answer("Elvish Mystic"),
        cast("Lightning Bolt", "B"),
        refused=True,
        expect=["Elvish Mystic in exile"],
    )
    board(
        {"hand": ["Chrome Mox", "Lightning Bolt", "Elvish Mystic"], "mana": "lands"},
        [],
        cast("Chrome Mox"),
        RESOLVE_ALL,
        answer("yes"),
        answer("Lightning Bolt"),
        cast("Elvish Mystic"),
        refused=True,
        expect=["Lightning Bolt in exile"],
    )


@cr("105.2")
def test_bloom_tender_makes_one_mana_of_each_color_among_permanents():
    played = board(
        {"battlefield": ["Bloom Tender", "Massacre Wurm", "Kess, Dissident Mage"], "mana": ""},
        [],
        activate("Bloom Tender"),
    )
    assert played.report["state"]["players"]["A"]["mana"] == "UBRG"


@cr("603.7", "202.3")
def test_mana_drain_gives_the_mana_in_the_next_main_phase():
    played = board(
        {"hand": ["Divination"]},
        {"hand": ["Mana Drain"], "mana": "UU"},
        cast("Divination"),
        {"do": "pass", "player": "A"},
        cast("Mana Drain", "Divination", player="B"),
        RESOLVE,
        to("upkeep"),
        to("precombat main"),
        RESOLVE,
        expect=["Divination in A's graveyard"],
    )
    assert played.report["state"]["players"]["B"]["mana"] == "CCC"


def test_amulet_of_vigor_untaps_what_enters_tapped():
    board(
        {"battlefield": ["Amulet of Vigor"], "hand": ["Raging Ravine"]},
        [],
        {"do": "play", "player": "A", "card": "Raging Ravine"},
        RESOLVE,
        expect=["Raging Ravine is untapped"],
    )
    board(
        {"battlefield": ["Amulet of Vigor"], "hand": ["Forest"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        expect=["stack is empty"],
    )


@cr("608.2h")
def test_kozilek_fills_the_hand_up_to_seven():
    board(
        {"hand": ["Kozilek, the Great Distortion", "Forest", "Forest"], "library": ["Plains"] * 9},
        [],
        cast("Kozilek, the Great Distortion"),
        RESOLVE,
        expect=["A has 7 cards in hand"],
    )


@cr("601.2c", "608.2b")
def test_decimate_needs_all_four_targets_and_destroys_those_still_legal():
    four = ["Sol Ring", "Grizzly Bears", "Energy Field", "Urza's Mine"]
    board(
        {"hand": ["Decimate"]},
        {"battlefield": four, "library": ["Plains"]},
        cast("Decimate", *four),
        RESOLVE_ALL,
        expect=[f"{name} in B's graveyard" for name in four],
    )
    board(
        {"hand": ["Decimate"]},
        {"battlefield": four[:3], "library": ["Plains"]},
        cast("Decimate", *four[:3]),
        refused=True,
    )


def test_peel_from_reality_returns_one_creature_of_each_side():
    board(
        {"hand": ["Peel from Reality"], "battlefield": ["Elvish Mystic"]},
        ["Grizzly Bears"],
        cast("Peel from Reality", "Elvish Mystic", "Grizzly Bears"),
        RESOLVE,
        expect=["Elvish Mystic in A's hand", "Grizzly Bears in B's hand"],
    )


# ---- sources of damage


@cr("120.3", "607.2d")
def test_stuffy_doll_sends_what_it_deals_itself_to_the_chosen_player():
    board(
        [{"card": "Stuffy Doll", "chosen": {"player": "B"}}],
        [],
        activate("Stuffy Doll"),
        RESOLVE_ALL,
        expect=["B life 19", "Stuffy Doll in battlefield"],
    )


def test_justice_strike_makes_a_creature_hit_itself():
    board(
        {"hand": ["Justice Strike"]},
        ["Grizzly Bears", "Azure Drake"],
        cast("Justice Strike", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard", "Azure Drake in battlefield"],
    )


@cr("615.1")
def test_energy_field_stops_only_sources_of_others():
    board(
        ["Energy Field"],
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["A life 20"],
    )
    board(
        {"battlefield": ["Energy Field"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "A"),
        RESOLVE,
        expect=["A life 17"],
    )


@cr("120.7")
def test_phyrexian_obliterator_makes_the_sources_controller_sacrifice():
    board(
        ["Phyrexian Obliterator"],
        {"battlefield": ["Sol Ring", "Grizzly Bears", "Elvish Mystic"], "hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "Phyrexian Obliterator", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Sol Ring in B's graveyard", "Grizzly Bears in B's graveyard", "Elvish Mystic in B's graveyard"],
    )


def test_saskia_strikes_the_chosen_player_too():
    board(
        [{"card": "Saskia the Unyielding", "chosen": {"player": "C"}}],
        [],
        *attack_with({"Saskia the Unyielding": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
        C={"life": 20},
        expect=["B life 17", "C life 17"],
    )


# ---- numbers set, counters of two kinds


@cr("613.4b")
def test_maha_sets_toughness_before_counters_and_changes():
    board(
        {"battlefield": ["Maha, Its Feathers Night"]},
        ["Azure Drake", {"card": "Grizzly Bears", "counters": {"+1/+1": 1}}],
        expect=["Azure Drake is 2/1", "Grizzly Bears is 3/2"],
    )


@cr("122.1b")
def test_unexpected_fangs_puts_both_kinds_of_counters():
    board(
        {"hand": ["Unexpected Fangs"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Unexpected Fangs", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3", "Grizzly Bears has lifelink"],
    )


@pytest.mark.parametrize(("x", "size"), [(10, "12/12"), (9, "2/2")])
def test_finale_of_devastation_asks_whether_x_is_ten(x, size):
    board(
        {"hand": ["Finale of Devastation"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Finale of Devastation", x=x),
        RESOLVE_ALL,
        expect=[f"Grizzly Bears is {size}"],
    )
