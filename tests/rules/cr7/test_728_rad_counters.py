"""Rad Counters (CR 728)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, board, cast, cr, to, turn


@cr("728.1", "122.1i")
def test_rad_counters_mill_and_hurt_for_each_nonland_card() -> None:
    library = ["Grizzly Bears", "Forest", "Lightning Bolt", "Forest"]
    scene: dict[str, Any] = {"counters": {"rad": 3}, "library": library}
    played = board(
        [],
        scene,
        turn(4, "precombat main"),
        RESOLVE,
        expect=["B life 19", "B has 2 rad counters", "Grizzly Bears in B's hand"],
    )
    assert "728.1" in played.rules_of("triggers")
    assert played.count("rad counter is removed") == 1


@cr("728.1", cited=False)
def test_radiation_comes_in_ones_own_main_phase_only() -> None:
    scene: dict[str, Any] = {"counters": {"rad": 2}, "library": ["Grizzly Bears"] * 4}
    played = board([], scene, to("end"), expect=["B life 20", "B has 2 rad counters"])
    assert not played.count("triggers")


@cr("728.1")
def test_a_creature_that_gives_rad_counters_makes_the_player_suffer() -> None:
    queen = {"hand": ["Mirelurk Queen"]}
    board(
        queen,
        {"library": ["Hill Giant"] * 5},
        cast("Mirelurk Queen"),
        {"do": "resolve", "count": 1},
        {"do": "answer", "player": "A", "value": "B"},
        RESOLVE,
        turn(4, "precombat main"),
        RESOLVE,
        expect=["B life 18", "B has 0 rad counters"],
    )
