"""Day and Night (CR 731)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, turn

WOLF = "Harvesttide Infiltrator"
DAY: dict[str, Any] = {"options": {"day": "day"}}
NIGHT: dict[str, Any] = {"options": {"day": "night"}}


@cr("731.1", "702.145d")
def test_a_permanent_with_daybound_makes_it_day() -> None:
    board([], [], expect=["not it is day", "not it is night"])
    played = board({"hand": [WOLF]}, [], cast(WOLF), RESOLVE, expect=["it is day", "Harvesttide Infiltrator is 3/2"])
    assert "702.145d" in played.rules_of("becomes day")


@cr("731.1")
def test_an_effect_turns_the_day() -> None:
    turn_it = {"do": "activate", "player": "A", "source": "The Celestus", "ability": "If it's night"}
    board(
        ["The Celestus", WOLF],
        [],
        turn_it,
        RESOLVE,
        answer("no"),
        RESOLVE,
        expect=["it is night", "Harvesttide Assailant is 4/4", "A life 21"],
        **DAY,
    )


@cr("731.1a", cited=False)
def test_becoming_day_for_the_first_time_is_no_change() -> None:
    played = board(
        {"hand": ["Brimstone Vandal"]}, [], cast("Brimstone Vandal"), RESOLVE_ALL, expect=["B life 20", "it is day"]
    )
    assert "614.1c" in played.rules_of("becomes day")
    board(["Brimstone Vandal"], [], turn(4), RESOLVE, expect=["it is night", "B life 19"], **DAY)


@cr("731.2a")
def test_only_the_spells_of_the_turns_own_player_keep_the_day() -> None:
    scene = {"hand": ["Lightning Bolt"]}
    given = {"do": "pass", "player": "A"}
    board([WOLF], scene, given, cast("Lightning Bolt", "A", player="B"), RESOLVE, turn(4), expect=["it is night"])


@cr("731.2a", cited=False)
def test_what_the_board_says_of_the_turn_so_far_counts() -> None:
    history = {"A": {"spells_cast": ["Lightning Bolt"]}}
    board([WOLF], [], turn(4), history=history, expect=["it is day"])


@cr("731.2b", "702.145f")
def test_it_takes_two_spells_of_one_player_to_bring_the_day() -> None:
    two: dict[str, Any] = {"battlefield": [WOLF], "hand": ["Lightning Bolt", "Lightning Bolt"]}
    bolt = (cast("Lightning Bolt", "B"), RESOLVE)
    board(two, [], *bolt, turn(4), expect=["it is night", "Harvesttide Assailant is 4/4"], **NIGHT)
    board(two, [], *bolt, *bolt, turn(4), expect=["it is day", "Harvesttide Infiltrator is 3/2"], **NIGHT)


@cr("731.2c", cited=False)
def test_it_stays_neither_by_itself() -> None:
    board(["Grizzly Bears"], [], turn(4), expect=["not it is night", "not it is day"])
