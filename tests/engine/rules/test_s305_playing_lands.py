"""Judges' questions about lands (CR 305)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, activate, board, cast, cr, passing, play_land


@cr("305.1", "116.2a")
def test_playing_a_land_does_not_use_the_stack() -> None:
    board({"hand": ["Urborg Tomb"]}, [], play_land("Urborg Tomb"), expect=["A controls Urborg Tomb", "stack is empty"])
    assert board({"hand": ["Forest"]}, [], play_land("Forest"), step="upkeep", refused=True).refused("305.1")


@cr("305.2", "305.2a", "305.2b")
def test_a_second_land_needs_an_effect_that_allows_it() -> None:
    hand = {"hand": [{"card": "Forest", "id": "one"}, {"card": "Forest", "id": "two"}]}
    assert board(hand, [], play_land("one"), play_land("two"), refused=True).refused("305.2b")
    board(
        {**hand, "battlefield": ["Exploration"]}, [], play_land("one"), play_land("two"), expect=["A controls 2 Forest"]
    )


@cr("305.3")
def test_no_land_is_played_in_another_players_turn() -> None:
    board({"hand": []}, {"hand": ["Forest"]}, passing(), {**play_land("Forest", "B")}, refused=True)


@cr("305.4")
def test_a_land_that_is_put_onto_the_battlefield_was_not_played() -> None:
    board(
        {"hand": ["Obzedat's Aid", "Forest"], "graveyard": ["Tundra Isle"]},
        [],
        cast("Obzedat's Aid", "Tundra Isle"),
        RESOLVE,
        play_land("Forest"),
        expect=["A controls Tundra Isle", "A controls Forest"],
    )


@cr("305.6")
def test_a_basic_land_type_brings_its_mana_ability() -> None:
    board(
        {"battlefield": ["Tundra Isle"], "hand": ["Opt"], "mana": "lands"},
        [],
        cast("Opt"),
        expect=["Tundra Isle is tapped"],
    )
    board(
        ["Tundra Isle"],
        [],
        activate("Tundra Isle", ability=1),
        expect=["Tundra Isle is tapped"],
    )


@cr("305.7", "305.6")
def test_a_land_set_to_mountain_loses_its_text_and_taps_for_red_only() -> None:
    board(
        {"battlefield": ["Evendo, Waking Haven", "Terrain Shift"], "hand": ["Lightning Bolt"], "mana": "lands"},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B has 17 life", "Evendo, Waking Haven is a Mountain", "Evendo, Waking Haven is not a Planet"],
    )


@cr("305.7")
def test_a_land_that_gains_a_type_in_addition_keeps_the_old_ones() -> None:
    board(
        {"battlefield": [{"card": "Forest", "id": "wood"}, "Urborg Tomb"], "hand": ["Dark Ritual"], "mana": "lands"},
        [],
        cast("Dark Ritual"),
        expect=["wood is a Swamp", "wood is a Forest", "wood is a land"],
    )


@cr("305.7", "613.8a")
def test_a_nonbasic_that_makes_swamps_is_a_mountain_and_makes_none() -> None:
    board(
        ["Urborg Tomb", "Terrain Shift", {"card": "Forest", "id": "wood"}],
        [],
        expect=["Urborg Tomb is a Mountain", "wood is not a Swamp"],
    )


@cr("305.7")
def test_an_ability_given_by_another_effect_survives_a_change_of_land_type() -> None:
    board(
        ["Urborg Tomb", "Terrain Shift", {"card": "Squirrel Nest", "attached_to": "Urborg Tomb"}],
        [],
        activate("Urborg Tomb"),
        RESOLVE,
        expect=["Urborg Tomb is a Mountain", "A controls a Squirrel"],
    )
