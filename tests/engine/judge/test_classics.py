"""Questions that judges are asked about the best-known cards."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, activate, answer, board, cast, cr, to


@cr("604.3", "704.3")
def test_a_creature_as_large_as_graveyards_are_varied_survives_the_bolt_that_feeds_it() -> None:
    """State-based actions wait until the spell has resolved and is in the graveyard itself."""
    board(
        {"battlefield": ["Tarmogoyf"], "graveyard": ["Forest", "Grizzly Bears"]},
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Tarmogoyf", player="B"),
        RESOLVE,
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
        RESOLVE,
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
        RESOLVE,
        RESOLVE,
        expect=["Serra Angel in B's graveyard"],
    )


@cr("111.2")
def test_two_kinds_of_tokens_are_created_at_once() -> None:
    board(
        {"battlefield": ["Wurmcoil Engine", "Doubling Season"], "hand": ["Murder"]},
        [],
        cast("Murder", "Wurmcoil Engine"),
        RESOLVE,
        RESOLVE,
        expect=["A controls 4 Phyrexian Wurm Tokens"],
    )


@cr("603.2e", "115.1")
def test_a_creature_becomes_a_target_for_the_first_time_but_once_a_turn() -> None:
    board(
        {"battlefield": ["Heartfire Hero"], "hand": ["Giant Growth", "Giant Growth"]},
        [],
        cast("Giant Growth", "Heartfire Hero"),
        RESOLVE,
        RESOLVE,
        cast("Giant Growth", "Heartfire Hero"),
        RESOLVE,
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
        RESOLVE,
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
        RESOLVE,
        RESOLVE,
        cast("Shock", "B"),
        RESOLVE,
        RESOLVE,
        expect=["A life 23", "B life 16"],
    )


@cr("702.16k", "607.2d")
def test_nothing_the_chosen_player_controls_touches_it() -> None:
    mine = [{"card": "True-Name Nemesis", "chosen": {"player": "B"}}]
    played = board(
        mine,
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "True-Name Nemesis", player="B"),
        refused=True,
    )
    assert played.refused("702.16b")
    board(
        {"battlefield": mine, "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "True-Name Nemesis"),
        RESOLVE,
        expect=["True-Name Nemesis in A's graveyard"],
    )


@cr("702.16b")
def test_colored_spells_cannot_target_it_but_abilities_can() -> None:
    theirs = {"battlefield": ["Prodigal Sorcerer"], "hand": ["Murder"]}
    played = board(
        ["Worldspine Terror"], theirs, cast("Murder", "Worldspine Terror", player="B"), active="B", refused=True
    )
    assert played.refused("702.16b")
    board(
        ["Worldspine Terror"],
        theirs,
        activate("Prodigal Sorcerer", "Worldspine Terror", player="B"),
        RESOLVE,
        active="B",
        expect=["Worldspine Terror has 1 damage"],
    )


@cr("118.9", "119.4")
def test_life_for_a_spell_with_a_swamp() -> None:
    kill = cast("Snuff Out", "Grizzly Bears", costs="alternative")
    hand = {"hand": ["Snuff Out"], "mana": ""}
    board({**hand, "battlefield": ["Swamp"]}, ["Grizzly Bears"], kill, RESOLVE, expect=["A life 16"])
    board({**hand, "battlefield": ["Forest"]}, ["Grizzly Bears"], kill, RESOLVE, refused=True)


@cr("614.1a", "700.4")
def test_graveyards_are_emptied_and_stay_empty_so_that_nothing_dies() -> None:
    board(
        {"battlefield": ["Blood Artist"], "hand": ["Rest in Peace", "Murder"], "graveyard": ["Shock"]},
        {"battlefield": ["Grizzly Bears"], "graveyard": ["Divination"]},
        cast("Rest in Peace"),
        *[RESOLVE] * 2,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Shock in exile", "Divination in exile", "stack is empty", "A life 20"],
    )


@cr("702.138b", "608.2c")
def test_the_titan_stays_only_if_it_escaped() -> None:
    board(
        {"hand": ["Uro, Titan of Nature's Wrath"]},
        [],
        answer(["Uro, Titan of Nature's Wrath", "Uro, Titan of Nature's Wrath"], choice="order"),
        answer("no", choice="may"),
        cast("Uro, Titan of Nature's Wrath"),
        RESOLVE,
        *[RESOLVE] * 2,
        expect=["Uro, Titan of Nature's Wrath in A's graveyard", "A life 23"],
    )


@cr("119.7", "702.16j", "611.2a")
def test_until_their_next_turn_a_player_is_out_of_reach() -> None:
    played = board(
        {"hand": ["Unbending Faith"]},
        {"hand": ["Lightning Bolt"]},
        cast("Unbending Faith"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        refused=True,
    )
    assert played.refused("702.16b")


@cr("609.4b", "610.3")
def test_the_exiled_creature_is_cast_with_mana_of_any_type() -> None:
    """Two Islands pay for a green creature; exiled no longer, it does not come back."""
    board(
        {"battlefield": ["Swamp", *["Island"] * 5], "hand": ["Hostage Taker"], "mana": "lands"},
        ["Grizzly Bears"],
        answer("Grizzly Bears", choice="target"),
        cast("Hostage Taker"),
        *[RESOLVE] * 2,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears"],
    )
