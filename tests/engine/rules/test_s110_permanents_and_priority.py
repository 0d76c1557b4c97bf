"""Permanents, tokens, abilities, targets, special actions, priority (CR 108-117)."""

from __future__ import annotations

from tests.engine.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, board, cast, cr


@cr("110.5b", "400.7")
def test_a_permanent_enters_untapped_and_unmarked() -> None:
    board(
        {"battlefield": [{"card": "Grizzly Bears", "tapped": True, "counters": {"+1/+1": 2}}], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is not tapped", "Grizzly Bears is 2/2", "Grizzly Bears has 0 +1/+1 counters"],
    )


SOLDIER = {
    "token": {
        "name": "Soldier",
        "types": ["Creature"],
        "subtypes": ["Soldier"],
        "colors": ["W"],
        "power": 1,
        "toughness": 1,
    }
}


@cr("111.7", "704.5d")
def test_a_token_returned_to_a_hand_ceases_to_exist() -> None:
    board(
        {"battlefield": [SOLDIER], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Soldier"),
        RESOLVE,
        expect=["Soldier is nowhere", "A has 0 cards in hand"],
    )


@cr("111.8")
def test_a_token_that_has_left_can_not_come_back() -> None:
    board(
        {"battlefield": [SOLDIER], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Soldier"),
        RESOLVE,
        expect=["Soldier is nowhere"],
    )


@cr("113.7a")
def test_an_ability_resolves_without_its_source() -> None:
    board(
        ["Prodigal Sorcerer"],
        {"hand": ["Lightning Bolt"]},
        activate("Prodigal Sorcerer", "B"),
        PASS_A,
        cast("Lightning Bolt", "Prodigal Sorcerer", player="B"),
        RESOLVE_ALL,
        expect=["Prodigal Sorcerer in graveyard", "B life 19"],
    )


@cr("115.3")
def test_one_target_is_not_chosen_twice_for_one_word_target() -> None:
    played = board(
        {"hand": ["Hex"]},
        [{"card": "Grizzly Bears", "count": 5}],
        cast("Hex", *(f"Grizzly Bears#{n}" for n in (1, 2, 3, 4, 5)), "Grizzly Bears#5"),
        refused=True,
    )
    assert played.report["refused"]


@cr("115.5")
def test_a_spell_does_not_target_itself() -> None:
    played = board({"hand": ["Counterspell"]}, [], cast("Counterspell", "Counterspell"), refused=True)
    assert played.report["refused"]


@cr("115.1a", "601.2c")
def test_a_spell_without_a_legal_target_is_not_cast() -> None:
    played = board({"hand": ["Murder"]}, [], cast("Murder"), refused=True)
    assert played.cites("601.2c")


@cr("116.2a", "305.2")
def test_playing_a_land_leaves_the_stack_alone() -> None:
    board(
        {"hand": ["Forest", "Mountain"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        expect=["Forest#1 in battlefield", "stack is empty", "A has priority"],
    )
    played = board(
        {"hand": ["Forest", "Mountain"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        {"do": "play", "player": "A", "card": "Mountain"},
        refused=True,
    )
    assert played.refused("305.2b")


@cr("116.2a")
def test_a_land_is_not_played_with_something_on_the_stack() -> None:
    played = board(
        {"hand": ["Forest", "Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        {"do": "play", "player": "A", "card": "Forest"},
        refused=True,
    )
    assert played.refused("305.1")


@cr("117.3c", "117.3d", "117.4")
def test_who_has_priority_after_a_spell_is_cast_and_after_it_resolves() -> None:
    spell = {"hand": ["Lightning Bolt"]}
    board(spell, [], cast("Lightning Bolt", "B"), expect=["A has priority"])
    board(spell, [], cast("Lightning Bolt", "B"), PASS_A, expect=["B has priority", "B life 20"])
    board(spell, [], cast("Lightning Bolt", "B"), PASS_A, PASS_B, expect=["A has priority", "B life 17"])


@cr("117.3b")
def test_the_active_player_gets_priority_after_an_opponents_spell_resolves() -> None:
    board(
        [],
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A has priority", "it is A's turn"],
    )


@cr("117.1a")
def test_sorceries_wait_for_an_empty_stack() -> None:
    played = board(
        {"hand": ["Divination", "Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), cast("Divination"), refused=True
    )
    assert played.refused("307.1")


@cr("108.3", "109.4")
def test_control_changes_hands_and_ownership_does_not() -> None:
    board(
        {"hand": ["Donate"], "battlefield": ["Memnite"]},
        [],
        cast("Donate", "B", "Memnite"),
        RESOLVE,
        expect=["B controls Memnite", "A owns Memnite"],
    )
