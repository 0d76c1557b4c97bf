"""Adventurer Cards (CR 715)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("715.3b", "715.3a", cited=False)
def test_an_adventure_on_the_stack_has_only_its_own_characteristics() -> None:
    board(
        {"hand": ["Bonecrusher Giant"]},
        [],
        cast("Stomp", "B"),
        expect=["Stomp has mana value 2", "Stomp is an instant", "Stomp is not a creature"],
    )


@cr("715.3c", cited=False)
def test_a_copy_of_an_adventure_is_an_adventure() -> None:
    board(
        {"hand": ["Bonecrusher Giant", "Twincast"]},
        [],
        cast("Stomp", "B"),
        cast("Twincast", "Stomp"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        expect=["B has 16 life", "Bonecrusher Giant#1 in A's exile", "stack is empty"],
    )


@cr("715.3d")
def test_an_adventure_goes_on_where_its_target_is_legal_but_indestructible() -> None:
    board(
        {"battlefield": ["Darksteel Myr"], "hand": ["Murderous Rider"]},
        [],
        cast("Swift End", "Darksteel Myr", face="adventure"),
        RESOLVE,
        expect=["Murderous Rider in exile", "A life 18"],
    )


@cr("715.3d")
def test_an_adventure_is_exiled_and_then_its_card_is_cast() -> None:
    board(
        {"hand": ["Bonecrusher Giant"]},
        ["Grizzly Bears"],
        cast("Bonecrusher Giant", "Grizzly Bears", face="adventure"),
        RESOLVE,
        cast("Bonecrusher Giant", **{"from": "exile"}),
        RESOLVE,
        expect=["Bonecrusher Giant in battlefield", "Grizzly Bears in graveyard"],
    )


@cr("715.3d")
def test_after_its_adventure_the_card_is_exiled_and_may_be_cast_as_the_creature_only() -> None:
    board(
        {"hand": ["Bonecrusher Giant"]},
        [],
        cast("Stomp", "B"),
        RESOLVE,
        cast("Bonecrusher Giant", **{"from": "exile"}),
        RESOLVE,
        expect=["B has 18 life", "Bonecrusher Giant is 4/3"],
    )
    board(
        {"hand": ["Bonecrusher Giant"]},
        [],
        cast("Stomp", "B"),
        RESOLVE,
        cast("Stomp", "B", **{"from": "exile"}),
        refused="601.3",
    )


@cr("715.3d")
def test_a_countered_adventure_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Bonecrusher Giant"]},
        {"hand": ["Counterspell"]},
        cast("Stomp", "B"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Stomp", player="B"),
        RESOLVE_ALL,
        expect=["Bonecrusher Giant in A's graveyard", "B has 20 life"],
    )


@cr("715.4", "715.2c", cited=False)
def test_off_the_stack_an_adventurer_card_is_one_card_with_its_normal_characteristics() -> None:
    board(
        {"graveyard": ["Bonecrusher Giant"]},
        [],
        expect=[
            "Bonecrusher Giant has mana value 3",
            "Bonecrusher Giant is not an instant",
            "A has 1 card in graveyard",
        ],
    )
