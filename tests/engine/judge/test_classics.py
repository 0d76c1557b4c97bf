"""Questions that judges are asked about the best-known cards."""

from __future__ import annotations

import pytest

from tests.engine.helpers import answer, board, cast, cr, to

resolve = {"do": "resolve"}


@cr("604.3", "704.3")
def test_a_creature_as_large_as_graveyards_are_varied_survives_the_bolt_that_feeds_it() -> None:
    """State-based actions wait until the spell has resolved and is in the graveyard itself."""
    board(
        {"battlefield": ["Tarmogoyf"], "graveyard": ["Forest", "Grizzly Bears"]},
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Tarmogoyf", player="B"),
        resolve,
        expect=["Tarmogoyf is 3/4", "Tarmogoyf on the battlefield"],
    )


@cr("701.23a", "608.2c")
def test_the_exiled_creatures_controller_searches_their_own_library() -> None:
    board(
        {"hand": ["Path to Exile"], "library": ["Island"] * 3},
        {"battlefield": ["Grizzly Bears"], "library": ["Forest"] * 3},
        answer("yes", "B"),
        answer("Forest", "B"),
        cast("Path to Exile", "Grizzly Bears"),
        resolve,
        expect=[
            "Grizzly Bears in exile",
            "B controls 1 Forest",
            "B has 2 cards in library",
            "A has 3 cards in library",
        ],
    )


@cr("608.2c", "701.21a")
def test_everybody_else_sacrifices_when_ones_own_creature_dies() -> None:
    board(
        ["Grave Pact", "Grizzly Bears"],
        {"battlefield": ["Serra Angel"], "hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        resolve,
        resolve,
        expect=["Serra Angel in B's graveyard"],
    )


@cr("111.2")
def test_two_kinds_of_tokens_are_created_at_once() -> None:
    board(
        {"battlefield": ["Wurmcoil Engine", "Doubling Season"], "hand": ["Murder"]},
        [],
        cast("Murder", "Wurmcoil Engine"),
        resolve,
        resolve,
        expect=["A controls 4 Phyrexian Wurm Tokens"],
    )


@cr("603.2e", "115.1")
def test_a_creature_becomes_a_target_for_the_first_time_but_once_a_turn() -> None:
    board(
        {"battlefield": ["Heartfire Hero"], "hand": ["Giant Growth", "Giant Growth"]},
        [],
        cast("Giant Growth", "Heartfire Hero"),
        resolve,
        resolve,
        cast("Giant Growth", "Heartfire Hero"),
        resolve,
        expect=["Heartfire Hero is 8/8", "stack is empty"],
    )


@cr("608.2d", "118.12a")
@pytest.mark.parametrize(("paid", "found"), [("yes", "A controls no Treasure"), ("no", "A controls 1 Treasure")])
def test_a_treasure_for_a_card_that_is_not_paid_for(paid: str, found: str) -> None:
    board(
        ["Smothering Tithe"],
        [],
        answer(paid, "B"),
        to("draw"),
        resolve,
        step="upkeep",
        active="B",
        expect=[found],
    )


@cr("601.2i", "608.2h")
def test_the_spell_that_triggers_it_counts_among_those_cast() -> None:
    board(
        {"battlefield": ["Aetherflux Reservoir"], "hand": ["Shock", "Shock"]},
        [],
        cast("Shock", "B"),
        resolve,
        resolve,
        cast("Shock", "B"),
        resolve,
        resolve,
        expect=["A life 23", "B life 16"],
    )
