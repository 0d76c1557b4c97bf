"""What a card gains along with the leave to play or cast it (CR 611.3d)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, board, cast, cr, turn

MINE: dict[str, Any] = {
    "battlefield": ["Serra Paragon"],
    "graveyard": ["Grizzly Bears", "Plains", "Soul Warden", "Serra Angel"],
    "hand": ["Murder", "Murder", "Stone Rain", "Unsummon"],
}
BEARS = cast("Grizzly Bears", **{"from": "graveyard"})
PLAINS: Entry = {"do": "play", "player": "A", "card": "Plains", "from": "graveyard"}


@cr("611.3d")
def test_what_the_paragon_gave_stays_when_she_is_gone() -> None:
    played = board(
        MINE,
        [],
        BEARS,
        RESOLVE,
        cast("Murder", "Serra Paragon"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in exile", "A life 22"],
    )
    assert played.cites("611.3d")


@cr("611.3d")
def test_a_land_that_she_lets_be_played_has_it_too() -> None:
    board(MINE, [], PLAINS, cast("Stone Rain", "Plains"), RESOLVE_ALL, expect=["Plains in exile", "A life 22"])


@cr("611.3d", "400.7")
def test_once_it_has_left_it_is_a_new_object_without_that_ability() -> None:
    board(
        MINE,
        [],
        BEARS,
        RESOLVE,
        cast("Unsummon", "Grizzly Bears"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "A life 20"],
    )


@cr("601.3")
def test_she_lets_one_thing_be_played_each_turn_a_land_or_a_spell() -> None:
    warden = cast("Soul Warden", **{"from": "graveyard"})
    assert board(MINE, [], BEARS, RESOLVE, warden, refused=True).refused("601.3")
    assert board(MINE, [], BEARS, RESOLVE, PLAINS, refused=True).refused("305.1")
    assert board(MINE, [], PLAINS, BEARS, refused=True).refused("601.3")
    assert board(MINE, [], cast("Serra Angel", **{"from": "graveyard"}), refused=True).refused("601.3")
    later = turn(5, "precombat main")
    board(MINE, [], BEARS, RESOLVE, later, warden, RESOLVE, expect=["A controls 1 Soul Warden"])


@cr("611.3d")
def test_a_creature_cast_from_the_top_by_leave_of_the_dragon_has_haste_this_turn() -> None:
    mine = {"battlefield": ["Thundermane Dragon"], "library": ["Serra Angel", "Forest", "Forest"]}
    from_top = cast("Serra Angel", **{"from": "library"})
    board(mine, [], from_top, RESOLVE, expect=["Serra Angel has haste"])
    board(mine, [], from_top, RESOLVE, turn(4), expect=["not Serra Angel has haste"])
