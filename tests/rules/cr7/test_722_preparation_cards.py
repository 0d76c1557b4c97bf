"""Preparation Cards (CR 722)."""

from __future__ import annotations

from tests.helpers import AFTER_COMBAT, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, on_board


@cr("722.2c", cited=False)
def test_a_preparation_card_is_one_card() -> None:
    board({"hand": ["Encouraging Aviator"]}, [], expect=["A has 1 card in hand"])


@cr("722.3", "722.4", cited=False)
def test_a_preparation_card_in_hand_is_only_its_normal_card() -> None:
    board({"hand": ["Encouraging Aviator"]}, ["Grizzly Bears"], cast("Jump", "Grizzly Bears"), refused="601.3")
    board({"hand": ["Encouraging Aviator"]}, [], expect=["Encouraging Aviator has mana value 3"])


@cr("722.3a", "722.3c")
def test_a_permanent_that_enters_prepared_lets_its_controller_cast_the_spell_once() -> None:
    played = board(
        {"hand": ["Emeritus of Conflict"]},
        [],
        cast("Emeritus of Conflict"),
        RESOLVE,
        cast("Emeritus's Bolt", "B", **{"from": "exile"}),
        RESOLVE,
        expect=["B has 17 life", "A has 0 cards in graveyard"],
    )
    assert "designations" not in on_board(played, "Emeritus of Conflict")
    assert played.cites("722.3c")


@cr("722.3a", cited=False)
def test_a_prepared_creature_does_not_become_prepared_again() -> None:
    played = board(
        [{"card": "Encouraging Aviator", "designations": ["prepared"]}],
        [],
        *attack_with({"Encouraging Aviator": "B"}),
        RESOLVE_ALL,
        AFTER_COMBAT,
    )
    exiled = played.report["state"]["players"]["A"]["exile"]
    assert len(exiled) == 1


@cr("722.3a", "722.2a", cited=False)
def test_a_creature_without_a_prepare_spell_cannot_become_prepared() -> None:
    played = board(
        ["Skycoach Waypoint", "Grizzly Bears"],
        [],
        activate("Skycoach Waypoint", "Grizzly Bears", ability=2),
        RESOLVE,
    )
    assert "designations" not in on_board(played, "Grizzly Bears")


@cr("722.3b")
def test_an_unprepared_creature_has_no_spell_left_to_cast() -> None:
    board(
        {"battlefield": [{"card": "Encouraging Aviator", "designations": ["prepared"]}], "hand": ["Unreadiness"]},
        [],
        cast("Unreadiness", "Encouraging Aviator"),
        RESOLVE,
        cast("Jump", "Encouraging Aviator", **{"from": "exile"}),
        refused="601.2a",
    )


@cr("722.3c")
def test_the_prepared_spell_is_gone_when_the_creature_is() -> None:
    played = board(
        {"hand": ["Emeritus of Conflict"]},
        {"hand": ["Lightning Bolt"]},
        cast("Emeritus of Conflict"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Emeritus of Conflict", player="B"),
        RESOLVE,
        cast("Emeritus's Bolt", "B", **{"from": "exile"}),
        refused="601.2a",
    )
    assert played.report["refused"]


@cr("722.3c")
def test_whoever_controls_the_prepared_permanent_may_cast_the_copy() -> None:
    board(
        [],
        [{"card": "Encouraging Aviator", "designations": ["prepared"], "owner": "B"}, "Grizzly Bears"],
        cast("Jump", "Grizzly Bears", player="A", **{"from": "exile"}),
        refused="601.3",
    )


@cr("722.3c", "707.2")
def test_a_token_copy_can_be_prepared_too() -> None:
    board(
        [{"token": {"copy_of": "Encouraging Aviator"}, "id": "bird"}, "Grizzly Bears"],
        [],
        *attack_with({"bird": "B"}),
        RESOLVE,
        cast("Jump", "Grizzly Bears", **{"from": "exile"}),
        RESOLVE,
        expect=["Grizzly Bears has flying"],
    )


@cr("722.3d", "722.2b", cited=False)
def test_a_copy_of_a_prepare_spell_resolves_like_it() -> None:
    board(
        {"battlefield": [{"card": "Emeritus of Conflict", "designations": ["prepared"]}], "hand": ["Twincast"]},
        [],
        cast("Emeritus's Bolt", "B", **{"from": "exile"}),
        cast("Twincast", "Emeritus's Bolt"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        expect=["B has 14 life"],
    )
