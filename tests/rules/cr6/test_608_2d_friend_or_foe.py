"""Choosing for each player whether that is a friend or a foe (CR 608.2d, 101.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("608.2d", "701.9a", "120.3a")
def test_each_friend_does_one_thing_and_something_else_is_done_to_each_foe() -> None:
    board(
        {"hand": ["Khorvath's Fury", "Swords to Plowshares", "Island"]},
        {"hand": ["Swamp", "Swamp", "Swamp"]},
        cast("Khorvath's Fury"),
        RESOLVE,
        answer("friend"),
        answer("foe"),
        answer("foe"),
        C={"hand": ["Plains"]},
        expect=["Swords to Plowshares in graveyard", "Island in graveyard", "A life 20", "B life 17", "C life 19"],
    )


@cr("608.2d", "101.4")
def test_whoever_chooses_may_be_a_foe_and_everybody_else_a_friend() -> None:
    board(
        {"hand": ["Virtus's Maneuver"], "battlefield": ["Hill Giant"], "graveyard": ["Air Elemental"]},
        {"battlefield": ["Grizzly Bears"], "graveyard": ["Serra Angel"]},
        cast("Virtus's Maneuver"),
        RESOLVE,
        answer("foe"),
        answer("friend"),
        expect=[
            "Hill Giant in graveyard",
            "Air Elemental in graveyard",
            "Grizzly Bears on the battlefield",
            "Serra Angel in B's hand",
        ],
    )


@cr("608.2d")
def test_for_each_player_it_is_asked_in_turn() -> None:
    played = board({"hand": ["Pir's Whim"]}, ["Sol Ring"], cast("Pir's Whim"), RESOLVE, answer("foe"))
    assert "Is B a friend or a foe?" in str(played.pending)
