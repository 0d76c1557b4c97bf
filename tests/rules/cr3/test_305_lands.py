"""Lands (CR 305)."""

from __future__ import annotations

from tests.helpers import (
    LANDS,
    RESOLVE,
    activate,
    answer,
    board,
    cast,
    cr,
    creature,
    on_board,
    passing,
    play_land,
    tap,
)
from tests.rules.watching import do, doer

TOP = ["Grizzly Bears", "Serra Angel", "Forest", "Shock", "Island"]
GIANTS = ["Serra Angel", "Serra Angel", "Serra Angel"]
PLAY = {"do": "play", "player": "A", "card": "Mosswort Bridge"}


@cr("305.1", "116.2a")
def test_playing_a_land_does_not_use_the_stack() -> None:
    board({"hand": ["Urborg Tomb"]}, [], play_land("Urborg Tomb"), expect=["A controls Urborg Tomb", "stack is empty"])
    board({"hand": ["Forest"]}, [], play_land("Forest"), step="upkeep", refused="305.1")


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


@cr("305.2", cited=False)
def test_any_number_of_lands() -> None:
    board(
        {"battlefield": ["Fastbond"], "hand": ["Forest"] * 4},
        [],
        *[{"do": "play", "player": "A", "card": "Forest"}] * 4,
        expect=["A controls 4 Forest"],
    )


@cr("305.2")
def test_an_additional_land_can_be_played_and_no_third() -> None:
    act = {"do": "play", "player": "A", "card": "Forest"}
    hand = {"hand": ["Forest"] * 3, "battlefield": ["Exploration"]}
    played = board(hand, [], {**act, "card": "Forest#1"}, {**act, "card": "Forest#2"})
    assert played.table.game.players[0].lands_played == 2
    board(
        hand,
        [],
        {**act, "card": "Forest#1"},
        {**act, "card": "Forest#2"},
        {**act, "card": "Forest#3"},
        refused="305.2b",
    )


@cr("305.2", "305.2a", "305.2b")
def test_a_second_land_needs_an_effect_that_allows_it() -> None:
    hand = {"hand": [{"card": "Forest", "id": "one"}, {"card": "Forest", "id": "two"}]}
    board(hand, [], play_land("one"), play_land("two"), refused="305.2b")
    board(
        {**hand, "battlefield": ["Exploration"]}, [], play_land("one"), play_land("two"), expect=["A controls 2 Forest"]
    )


@cr("305.2")
def test_an_additional_land_this_turn() -> None:
    here = {"hand": ["Explore", "Forest", "Forest", "Forest"], "library": ["Island"]}
    two = [cast("Explore"), RESOLVE, play_land("Forest"), play_land("Forest")]
    board(here, [], *two, expect=["A has 2 cards in hand"])
    board(here, [], *two, play_land("Forest"), refused="305.2b")
    board(here, [], play_land("Forest"), play_land("Forest"), refused="305.2b")


@cr("305.3")
def test_no_land_is_played_in_another_players_turn() -> None:
    board({"hand": []}, {"hand": ["Forest"]}, passing(), {**play_land("Forest", "B")}, refused="305.3")


@cr("305.3", "608.2g")
def test_a_hidden_land_cannot_be_played_in_another_players_turn() -> None:
    played = board(
        {"battlefield": [*GIANTS, "Forest"], "hand": ["Mosswort Bridge"], "library": TOP},
        [],
        PLAY,
        RESOLVE,
        answer(["Forest#2"]),
        {"do": "go_to", "step": "upkeep", "turn": 6},
        {"do": "pass", "player": "B"},
        activate("Mosswort Bridge", ability="play the exiled"),
        RESOLVE,
        answer("yes"),
        expect=["Forest#2 in exile"],
    )
    assert played.cites("305.3")


@cr("305.4", cited=False)
def test_a_land_that_is_put_onto_the_battlefield_was_not_played() -> None:
    board(
        {"hand": ["Obzedat's Aid", "Forest"], "graveyard": ["Tundra Isle"]},
        [],
        cast("Obzedat's Aid", "Tundra Isle"),
        RESOLVE,
        play_land("Forest"),
        expect=["A controls Tundra Isle", "A controls Forest"],
    )


@cr("305.6", cited=False)
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


@cr("305.6", "601.2g", cited=False)
def test_a_land_with_two_basic_land_types_pays_one_of_its_colors_and_only_once() -> None:
    """Where Helix needs {R} and {W}, two such lands make one of each; one of them alone does not make both."""
    helix = cast("Lightning Helix", "B")
    two = {"hand": ["Lightning Helix"], "battlefield": ["Sacred Foundry"] * 2, **LANDS}
    board(two, [], helix, RESOLVE, expect=["B has 17 life", "Sacred Foundry#1 is tapped", "Sacred Foundry#2 is tapped"])
    one = {**two, "battlefield": ["Sacred Foundry"]}
    board(one, [], helix, refused="601.2h")
    reckoner = {"hand": ["Boros Reckoner"], "battlefield": ["Sacred Foundry"] * 3, **LANDS}
    board(reckoner, [], cast("Boros Reckoner"), RESOLVE, expect=["A controls 1 Boros Reckoner"])


@cr("305.6", cited=False)
def test_a_creature_with_no_abilities_has_no_text_at_all() -> None:
    board(
        ["Muraganda Petroglyphs", "Grizzly Bears", "Serra Angel"],
        [],
        expect=["Grizzly Bears is 4/4", "Serra Angel is 4/4"],
    )


@cr("305.6", "613.1f", cited=False)
def test_a_plains_imprisoned_in_the_moon_taps_only_for_colorless():
    moon = {"card": "Imprisoned in the Moon", "attached_to": "Plains"}
    played = board({"battlefield": ["Plains", moon], "mana": ""}, [], activate("Plains"))
    assert played.report["state"]["players"]["A"]["mana"] == "C"
    assert on_board(played, "Plains")["subtypes"] == ["Plains"]
    board({"battlefield": ["Plains", moon]}, [], activate("Plains", ability="Add {W}"), refused="602.1")


@cr("305.7")
def test_blood_moon_makes_nonbasic_lands_mountains_without_their_abilities() -> None:
    played = board(
        ["Blood Moon", "Reliquary Tower", "Forest"],
        [],
        expect=["Reliquary Tower is a Mountain", "Forest is not a Mountain"],
    )
    tower = next(o for o in played.table.game.permanents() if o.base.name == "Reliquary Tower")
    assert not played.table.game.characteristics(tower).abilities.all


@cr("305.7", "305.6", cited=False)
def test_a_land_that_is_a_swamp_as_well_keeps_its_own_abilities() -> None:
    board(
        ["Urborg, Tomb of Yawgmoth", "Mutavault"],
        [],
        {"do": "activate", "player": "A", "source": "Mutavault", "ability": 2},
        {"do": "resolve"},
        expect=["Mutavault is a Swamp", "Mutavault is 2/2", "Mutavault is a Goblin", "Mutavault is a land"],
    )


@cr("305.7", "613.8")
def test_lands_set_to_mountains_lose_what_made_them_swamps() -> None:
    """The land that says so is nonbasic: it is a Mountain without abilities before it can speak (613.8)."""
    board(
        ["Blood Moon", "Urborg, Tomb of Yawgmoth", "Forest"],
        [],
        expect=[
            "Urborg, Tomb of Yawgmoth is a Mountain",
            "Urborg, Tomb of Yawgmoth is not a Swamp",
            "Forest is not a Swamp",
        ],
    )


@cr("305.7", cited=False)
def test_lands_of_every_basic_type() -> None:
    board(
        ["Dryad of the Ilysian Grove", {"card": "Wastes", "id": "mine"}],
        [{"card": "Wastes", "id": "theirs"}],
        expect=["mine is a Plains", "mine is a Forest", "theirs is not a Forest"],
    )


@cr("305.7", "305.6", cited=False)
def test_a_land_set_to_mountain_loses_its_text_and_taps_for_red_only() -> None:
    board(
        {"battlefield": ["Evendo, Waking Haven", "Terrain Shift"], "hand": ["Lightning Bolt"], "mana": "lands"},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B has 17 life", "Evendo, Waking Haven is a Mountain", "Evendo, Waking Haven is not a Planet"],
    )


@cr("305.7", cited=False)
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


@cr("305.7", cited=False)
def test_an_ability_given_by_another_effect_survives_a_change_of_land_type() -> None:
    board(
        ["Urborg Tomb", "Terrain Shift", {"card": "Squirrel Nest", "attached_to": "Urborg Tomb"}],
        [],
        activate("Urborg Tomb"),
        RESOLVE,
        expect=["Urborg Tomb is a Mountain", "A controls a Squirrel"],
    )


@cr("305.7", "613.1d", "613.1e")
def test_a_creature_made_a_colorless_forest_land_is_only_that() -> None:
    played = board(
        [{"card": "Song of the Dryads", "attached_to": "Shivan Dragon"}],
        ["Shivan Dragon"],
        expect=["Shivan Dragon is a land", "not Shivan Dragon is a creature", "not Shivan Dragon has flying"],
    )
    (dragon,) = [it for it in played.report["state"]["players"]["B"]["battlefield"] if it["name"] == "Shivan Dragon"]
    assert (dragon["colors"], dragon["subtypes"]) == ([], ["Forest"])


@cr("305.7")
def test_a_land_that_is_a_mountain_already_is_nothing_else_any_more() -> None:
    played = board({"hand": ["Blood Moon"]}, ["Steam Vents"], cast("Blood Moon"), RESOLVE)
    assert "305.7" in played.rules_of("Steam Vents is a Mountain and loses its other land types and abilities")


@cr("305.2b")
def test_a_refusal_says_how_many_lands_have_been_played() -> None:
    more = creature("You may play an additional land on each of your turns.")
    three = [play_land("Forest") for _ in range(3)]
    played = board({"battlefield": [more], "hand": ["Forest"] * 3}, [], *three, refused="305.2b")
    assert "has already played 2 lands this turn" in played.report["refused"]["reason"]


@cr("305.6", "305.7")
def test_what_is_every_basic_land_type_has_lost_its_other_land_types_and_its_text() -> None:
    dune = {"token": {"name": "Dune", "types": ["Land"], "subtypes": ["Desert"], "text": "{T}: You gain 1 life."}}
    there = [creature("Lands you control are every basic land type."), dune]
    played = board(there, [])
    (land,) = (it for it in played.table.game.permanents() if it.base.name == "Dune")
    subtypes = played.table.game.characteristics(land).subtypes
    assert subtypes == {"Plains", "Island", "Swamp", "Mountain", "Forest"}
    mana = board(there, [], tap("Dune"), answer("G"))
    assert mana.table.game.players[0].life == 20


@cr("305.6", "613.1f")
def test_a_land_that_has_lost_all_abilities_makes_no_mana() -> None:
    strips = doer("Target land loses all abilities until end of turn.")
    board([strips, "Forest"], [], do("Forest"), RESOLVE, tap("Forest"), refused="602.1")
