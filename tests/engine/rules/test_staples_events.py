"""Cards set aside, what an ability has done and what it watches, on the cards players ask about most."""

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
    turn,
)

# ---- exiled face down


@cr("406.3")
def test_necropotence_sets_a_card_aside_until_the_end_step():
    script = [activate("Necropotence"), RESOLVE]
    played = board({"battlefield": ["Necropotence"], "library": ["Massacre Wurm", "Forest"]}, [], *script)
    (hidden,) = played.report["state"]["players"]["A"]["exile"]
    assert hidden["face_down"]
    board(
        {"battlefield": ["Necropotence"], "library": ["Massacre Wurm", "Forest"]},
        [],
        *script,
        to("end"),
        RESOLVE,
        expect=["Massacre Wurm in A's hand", "A life 19"],
    )


@cr("406.3a", "609.4b")
def test_a_card_stolen_face_down_is_cast_with_any_mana():
    board(
        {"battlefield": ["Thief of Sanity", "Island", "Island", "Island"], "mana": "lands"},
        {"library": ["Divination", "Grizzly Bears", "Forest"]},
        *attack_with({"Thief of Sanity": "B"}),
        to("combat damage"),
        RESOLVE,
        answer("Grizzly Bears"),
        to("postcombat main"),
        cast("Grizzly Bears", **{"from": "exile"}),
        RESOLVE,
        expect=["A controls Grizzly Bears", "Divination in B's graveyard"],
    )


def test_gonti_puts_the_rest_on_the_bottom_of_that_library():
    played = board(
        {"hand": ["Gonti, Lord of Luxury"]},
        {"library": ["Divination", "Grizzly Bears", "Forest", "Plains", "Sol Ring"]},
        cast("Gonti, Lord of Luxury"),
        RESOLVE_ALL,
        answer("Divination"),
        expect=["Divination in exile"],
    )
    assert played.report["state"]["players"]["B"]["library"][0] == "Sol Ring"


# ---- what an ability has done already


@cr("608.2c")
def test_omnath_does_another_thing_each_time_its_ability_resolves():
    lands = ["Forest", "Plains", "Island"]
    play = [{"do": "play", "player": "A", "card": land} for land in lands]
    board(
        {
            "battlefield": ["Omnath, Locus of Creation", {"card": "Exploration", "count": 2}],
            "hand": lands,
            "library": ["Swamp"],
            "mana": "",
        },
        [],
        *(entry for act in play for entry in (act, RESOLVE)),
        expect=["A life 24", "B life 16"],
    )


def test_roiling_vortex_punishes_spells_on_which_no_mana_was_spent():
    board(
        ["Roiling Vortex"],
        {"hand": ["Memnite"]},
        cast("Memnite", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["B life 15"],
    )
    board(
        ["Roiling Vortex"],
        {"hand": ["Elvish Mystic"]},
        cast("Elvish Mystic", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["B life 20"],
    )


def test_prossh_brings_as_many_kobolds_as_mana_was_spent():
    played = board({"hand": ["Prossh, Skyraider of Kher"]}, [], cast("Prossh, Skyraider of Kher"), RESOLVE)
    mine = played.report["state"]["players"]["A"]["battlefield"]
    assert [it["name"] for it in mine].count("Kobolds of Kher Keep") == 6


def test_bane_of_progress_counts_what_it_destroyed():
    board(
        {"hand": ["Bane of Progress"], "battlefield": ["Sol Ring"]},
        ["Energy Field", "Mind Stone", "Darksteel Relic"],
        cast("Bane of Progress"),
        RESOLVE_ALL,
        expect=["Bane of Progress is 5/5", "Darksteel Relic in battlefield"],
    )


@pytest.mark.parametrize(("victim", "foods"), [("Azure Drake", 2), ("Grizzly Bears", 1)])
def test_witchs_oven_measures_the_toughness_of_what_was_sacrificed(victim, foods):
    played = board(["Witch's Oven", victim], [], activate("Witch's Oven"), RESOLVE)
    made = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"].startswith("Food")]
    assert len(made) == foods


@cr("608.2h")
def test_altar_of_dementia_mills_as_many_cards_as_power():
    board(
        {"battlefield": ["Altar of Dementia", "Massacre Wurm"]},
        {"library": ["Plains"] * 8},
        activate("Altar of Dementia", "B"),
        RESOLVE,
        expect=["B has 2 cards in library"],
    )


# ---- any of several events


@cr("603.2")
def test_norin_flees_from_a_spell_and_from_an_attack():
    board(
        {"battlefield": ["Norin the Wary"], "hand": ["Divination"]},
        [],
        cast("Divination"),
        RESOLVE_ALL,
        expect=["Norin the Wary in exile"],
    )
    board(
        ["Norin the Wary"],
        ["Grizzly Bears"],
        *attack_with({"Grizzly Bears": "A"}, "B"),
        RESOLVE,
        active="B",
        expect=["Norin the Wary in exile"],
    )


def test_syr_konrad_pings_for_each_death_and_each_creature_card_moved():
    board(
        {"battlefield": ["Syr Konrad, the Grim"], "library": ["Grizzly Bears"]},
        {"library": ["Forest"]},
        activate("Syr Konrad, the Grim"),
        RESOLVE_ALL,
        expect=["B life 19"],
    )
    board(
        {"battlefield": ["Syr Konrad, the Grim"], "hand": ["Lightning Bolt"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["B life 19"],
    )


# ---- found and given


@cr("202.1")
def test_urzas_saga_finds_costs_of_zero_and_one_but_no_artifact_with_another_cost():
    saga = {"card": "Urza's Saga", "counters": {"lore": 2}}
    played = board(
        {"battlefield": [saga], "library": ["Forest", "Sol Ring", "Mind Stone", "Memnite", "Forest"]},
        [],
        to("precombat main"),
        RESOLVE,
        step="draw",
    )
    found = {option["label"] for option in played.pending["options"]}
    assert {"Sol Ring", "Memnite"} <= found
    assert "Mind Stone" not in found


@cr("608.2h")
def test_boseiju_lets_the_controller_of_what_it_destroyed_search():
    played = board(
        {"hand": ["Boseiju, Who Endures"]},
        {"battlefield": ["Urza's Mine"], "library": ["Breeding Pool", "Urza's Tower", "Island"]},
        activate("Boseiju, Who Endures", "Urza's Mine", ability="Discard"),
        RESOLVE,
        answer("yes", "B"),
    )
    found = {option["label"] for option in played.pending["options"]}
    assert {"Breeding Pool", "Island"} <= found
    assert "Urza's Tower" not in found


@cr("611.2a")
def test_stigma_lasher_stops_lifegain_for_the_rest_of_the_game():
    board(
        {"battlefield": ["Stigma Lasher"]},
        {"hand": ["Revitalize"]},
        *attack_with({"Stigma Lasher": "B"}),
        to("combat damage"),
        RESOLVE,
        turn(6, "precombat main"),
        cast("Revitalize", player="B"),
        RESOLVE,
        expect=["B life 18"],
    )


@cr("113.11", "702.11c")
def test_sigarda_shields_its_player_and_humans_alike():
    mine = {"battlefield": ["Sigarda, Heron's Grace", "Kinnan, Bonder Prodigy", "Grizzly Bears"]}
    for target, legal in (("A", False), ("Kinnan, Bonder Prodigy", False), ("Grizzly Bears", True)):
        board(
            mine,
            {"hand": ["Lightning Bolt"]},
            cast("Lightning Bolt", target, player="B"),
            active="B",
            refused=not legal,
        )


@cr("122.6")
def test_simic_ascendancy_grows_by_as_many_counters_as_were_put():
    board(
        {"battlefield": ["Simic Ascendancy", "Grizzly Bears"], "hand": ["Unexpected Fangs"]},
        [],
        cast("Unexpected Fangs", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Simic Ascendancy has 1 growth counter"],
    )


@cr("608.2h", "205.1b")
def test_a_land_animated_by_destiny_spinner_counts_enchantments_once():
    board(
        ["Destiny Spinner", "Energy Field", "Urza's Mine"],
        [],
        activate("Destiny Spinner", "Urza's Mine"),
        RESOLVE,
        expect=["Urza's Mine is 2/2", "Urza's Mine is a land", "Urza's Mine has trample"],
    )
