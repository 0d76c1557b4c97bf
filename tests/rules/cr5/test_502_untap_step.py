"""Untap Step (CR 502)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr, creature, on_board, to, turn

WOLF = "Harvesttide Infiltrator"


@cr("502.2", "731.2", "731.2a", "702.145c")
def test_a_turn_without_spells_of_its_player_brings_the_night() -> None:
    board([WOLF], [], turn(4), expect=["it is night", "Harvesttide Assailant is 4/4"])
    bolt: dict[str, Any] = {"battlefield": [WOLF], "hand": ["Lightning Bolt"]}
    board(bolt, [], cast("Lightning Bolt", "B"), RESOLVE, turn(4), expect=["it is day"])


@cr("502.3", "611.2c")
def test_lands_that_come_later_miss_the_untap_step_too() -> None:
    board(
        {"hand": ["Rhonas's Last Stand", "Mountain"], "battlefield": ["Plains", "Hill Giant"]},
        [],
        cast("Rhonas's Last Stand"),
        RESOLVE,
        {"do": "play", "player": "A", "card": "Mountain"},
        {"do": "edit", "tap": ["Mountain", "Plains", "Hill Giant"]},
        turn(5),
        expect=["Mountain is tapped", "Plains is tapped", "Hill Giant is not tapped"],
    )


@cr("502.3")
def test_lands_miss_one_untap_step_only() -> None:
    board(
        {"hand": ["Rhonas's Last Stand"], "battlefield": [{"card": "Plains", "tapped": True}]},
        [],
        cast("Rhonas's Last Stand"),
        RESOLVE,
        turn(7),
        expect=["Plains is not tapped"],
    )


@cr("502.3")
def test_creatures_of_several_players_each_miss_the_step_of_their_controller() -> None:
    board(
        {"hand": ["Frost Breath"]},
        ["Hill Giant"],
        cast("Frost Breath", ["Hill Giant", "Craw Wurm"]),
        RESOLVE,
        turn(5),
        C=["Craw Wurm"],
        expect=["Hill Giant is tapped", "Craw Wurm is tapped"],
    )


@cr("502.3")
def test_a_permanent_can_be_kept_from_untapping() -> None:
    board(
        [{"card": "Deep-Slumber Titan", "tapped": True}, {"card": "Forest", "tapped": True}],
        [],
        {"do": "go_to", "step": "upkeep", "active": "B"},
        {"do": "go_to", "step": "upkeep", "active": "A"},
        expect=["Deep-Slumber Titan is tapped", "Forest is not tapped"],
    )


@cr("502.3")
def test_only_the_active_players_permanents_untap() -> None:
    board(
        [{"card": "Grizzly Bears", "tapped": True}],
        [{"card": "Hill Giant", "tapped": True}],
        turn(4),
        expect=["Grizzly Bears is tapped", "Hill Giant is not tapped"],
    )


@cr("502.3")
def test_the_active_player_chooses_the_one_land_that_untaps() -> None:
    board(
        ["Winter Orb", {"card": "Swamp", "tapped": True}, {"card": "Island", "tapped": True}],
        [],
        answer("Island"),
        to("upkeep"),
        step="untap",
        expect=["Island is untapped", "Swamp is tapped"],
    )


@cr("502.4", cited=False)
def test_nobody_acts_in_the_untap_step() -> None:
    board(
        [],
        {"battlefield": [{"card": "Llanowar Elves", "tapped": True}]},
        {"do": "go_to", "step": "untap", "turn": 4},
        expect=["it is the upkeep step", "Llanowar Elves is not tapped"],
    )


@cr("502.3")
@pytest.mark.parametrize(("counters", "tapped"), [(1, True), (0, False)])
def test_a_land_stays_tapped_as_long_as_it_has_a_counter(counters: int, tapped: bool) -> None:
    cap = {"card": "Land Cap", "tapped": True, "counters": {"depletion": counters} if counters else {}}
    board([cap], [], turn(5), expect=["Land Cap is tapped" if tapped else "not Land Cap is tapped"])


@cr("502.3", cited=False)
@pytest.mark.parametrize("stays", [True, False])
def test_its_controller_may_keep_it_tapped(stays: bool) -> None:
    prison = {"card": "Amber Prison", "tapped": True}
    keep = answer("yes" if stays else "no")
    played = board([prison], [], turn(5, "upkeep"), keep)
    assert on_board(played, "Amber Prison").get("tapped", False) is stays


@cr("502.3")
def test_what_misses_a_players_untap_step_misses_that_one_alone() -> None:
    board(
        {"hand": ["Sleep"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Sleep", "B"),
        RESOLVE,
        turn(4, "upkeep"),
        expect=["Grizzly Bears is tapped", "Hill Giant is tapped"],
    )
    later = [cast("Sleep", "B"), RESOLVE, turn(6, "upkeep")]
    board({"hand": ["Sleep"]}, ["Grizzly Bears"], *later, expect=["not Grizzly Bears is tapped"])


@cr("502.3")
def test_as_many_as_may_untap_do() -> None:
    smoke = creature("Players can't untap more than one creature during their untap steps.", name="Smoke")
    bears, giant = ({"card": name, "tapped": True} for name in ("Grizzly Bears", "Hill Giant"))
    played = board([smoke, bears], [], turn(5), expect=["Grizzly Bears is untapped"])
    assert played.report["pending"] is None
    expect = ["Grizzly Bears is tapped", "Hill Giant is untapped"]
    board([smoke, bears, giant], [], turn(5), answer("Hill Giant"), expect=expect)


@cr("502.3")
def test_creatures_of_several_players_each_miss_one_untap_step_of_their_own_controller() -> None:
    """The effect is about both until both have missed one."""
    mine = {"hand": ["Frost Breath"], "battlefield": ["Hill Giant"]}
    breath = (cast("Frost Breath", "Hill Giant", "Grizzly Bears"), RESOLVE)
    board(mine, ["Grizzly Bears"], *breath, turn(4), expect=["Grizzly Bears is tapped", "Hill Giant is tapped"])
    board(mine, ["Grizzly Bears"], *breath, turn(5), expect=["Grizzly Bears is tapped", "Hill Giant is tapped"])
    board(mine, ["Grizzly Bears"], *breath, turn(6), expect=["Grizzly Bears is not tapped", "Hill Giant is tapped"])
    board(mine, ["Grizzly Bears"], *breath, turn(7), expect=["Hill Giant is not tapped"])
