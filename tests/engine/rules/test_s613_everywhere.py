"""Continuous effects on cards that are neither on the battlefield nor on the stack (CR 611.3, 613)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack, board, cast, cr

GOBLINS = {"card": "Conspiracy", "chosen": {"creature type": "Goblin"}}
BLUE = {"card": "Painter's Servant", "chosen": {"color": "U"}}


@cr("611.3a", "613.1d", "109.2a")
def test_creature_cards_in_a_library_are_found_as_what_they_are_there() -> None:
    played = board(
        {"battlefield": [GOBLINS], "hand": ["Goblin Matron"], "library": ["Forest", "Grizzly Bears"]},
        [],
        cast("Goblin Matron"),
        RESOLVE_ALL,
        answer("yes"),
        answer(["Grizzly Bears"]),
        expect=["Grizzly Bears in A's hand"],
    )
    assert any("Grizzly Bears" in text for text in played.steps)


@cr("611.3a", "613.1d")
def test_without_it_they_are_not() -> None:
    board(
        {"hand": ["Goblin Matron"], "library": ["Forest", "Grizzly Bears"]},
        [],
        cast("Goblin Matron"),
        RESOLVE_ALL,
        answer("yes"),
        expect=["Grizzly Bears in A's library"],
    )


@cr("613.1d", "205.1a")
def test_creature_spells_have_the_type_and_replace_their_own_with_it() -> None:
    played = board(
        {"battlefield": [GOBLINS, "Goblin Chieftain"], "hand": ["Grizzly Bears"]},
        ["Grizzly Bears"],
        cast("Grizzly Bears"),
        RESOLVE,
        *attack(Grizzly_Bears="B"),
        expect=["Grizzly Bears#1 is 3/3", "not Grizzly Bears#1 is a Bear", "Grizzly Bears#2 is a Bear"],
    )
    assert played.count("A attacks B with Grizzly Bears")


@cr("613.1e", "105.3")
def test_all_cards_spells_and_permanents_are_the_color_as_well() -> None:
    board(
        {"battlefield": [BLUE], "hand": ["Pyroblast"]},
        ["Grizzly Bears"],
        cast("Pyroblast", "Grizzly Bears", modes=[2]),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard"],
    )


@cr("611.3a", "400.7")
def test_the_type_of_a_card_in_a_graveyard_goes_with_what_gives_it() -> None:
    mine = {"battlefield": [{"card": "Ashes of the Fallen", "chosen": {"creature type": "Goblin"}}]}
    board(
        {**mine, "graveyard": ["Grizzly Bears"]},
        [],
        expect=["Grizzly Bears is a Goblin", "Grizzly Bears is a Bear"],
    )


@cr("609.4b", "613.1e")
def test_any_mana_pays_for_any_color() -> None:
    board(
        {"battlefield": ["Mycosynth Lattice", {"card": "Forest", "count": 2}], "mana": "lands", "hand": ["Divination"]},
        {"battlefield": ["Grizzly Bears"]},
        cast("Divination"),
        refused=True,
    )
    board(
        {"battlefield": ["Mycosynth Lattice", {"card": "Forest", "count": 3}], "mana": "lands", "hand": ["Divination"]},
        {"battlefield": ["Grizzly Bears"]},
        cast("Divination"),
        RESOLVE,
        expect=["Grizzly Bears is an artifact", "A has 2 cards in hand"],
    )


# ---- what enchanted permanents are made


@cr("305.7", "613.1d", "613.1e")
def test_a_creature_made_a_colorless_forest_land_is_only_that() -> None:
    played = board(
        [{"card": "Song of the Dryads", "attached_to": "Shivan Dragon"}],
        ["Shivan Dragon"],
        expect=["Shivan Dragon is a land", "not Shivan Dragon is a creature", "not Shivan Dragon has flying"],
    )
    (dragon,) = [it for it in played.report["state"]["players"]["B"]["battlefield"] if it["name"] == "Shivan Dragon"]
    assert (dragon["colors"], dragon["subtypes"]) == ([], ["Forest"])


@cr("613.1d", "613.1f", "205.1a")
def test_losing_all_other_abilities_and_types_keeps_what_the_same_text_gives() -> None:
    board(
        [{"card": "Darksteel Mutation", "attached_to": "Shivan Dragon"}],
        ["Shivan Dragon"],
        expect=[
            "Shivan Dragon is 0/1",
            "Shivan Dragon has indestructible",
            "not Shivan Dragon has flying",
            "Shivan Dragon is an Insect",
            "not Shivan Dragon is a Dragon",
            "Shivan Dragon is an artifact",
        ],
    )


@cr("613.7a", "613.1f")
def test_an_ability_that_comes_later_is_not_lost() -> None:
    board(
        ["Elspeth, Knight-Errant", {"card": "Darksteel Mutation", "attached_to": "Shivan Dragon"}, "Shivan Dragon"],
        [],
        activate("Elspeth, Knight-Errant", "Shivan Dragon", ability=2),
        RESOLVE,
        expect=["Shivan Dragon has flying", "Shivan Dragon is 3/4"],
    )
