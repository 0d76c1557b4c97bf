"""What players do and what becomes of permanents, on the cards players ask about most."""

from __future__ import annotations

from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    on_board,
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
