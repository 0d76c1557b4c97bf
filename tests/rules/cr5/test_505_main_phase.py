"""Main Phase (CR 505)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, to


@cr("505.1", "505.1b", cited=False)
def test_the_second_main_phase_is_counted_and_there_is_but_one() -> None:
    """With an additional main phase between them, that one is the second; the postcombat main phase is the third."""
    scene = {"battlefield": ["Second Wind", "Aggravated Assault"]}
    board(scene, [], to("postcombat main"), RESOLVE_ALL, expect=["A life 21"])
    board(
        scene,
        [],
        {"do": "activate", "player": "A", "source": "Aggravated Assault", "ability": 1},
        RESOLVE_ALL,
        to("end"),
        expect=["A life 21"],
    )


@cr("505.4", "714.3c")
def test_sagas_get_their_counter_as_the_first_main_phase_begins_without_the_stack() -> None:
    played = board(
        [{"card": "History of Benalia", "counters": {"lore": 1}}],
        [],
        {"do": "go_to", "step": "precombat main", "active": "A"},
        active="B",
        step="end",
        expect=["History of Benalia has 2 lore counters"],
    )
    assert played.count("ability triggers") == 1
    board(
        [{"card": "History of Benalia", "counters": {"lore": 1}}],
        [],
        to("postcombat main"),
        expect=["History of Benalia has 1 lore counter"],
    )


@cr("505.6", "505.6a", "505.2", cited=False)
def test_creatures_are_cast_in_either_main_phase_and_not_between_them() -> None:
    board({"hand": ["Grizzly Bears"]}, [], to("beginning of combat"), cast("Grizzly Bears"), refused="302.1")
    board(
        {"hand": ["Grizzly Bears"]},
        [],
        to("postcombat main"),
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in battlefield"],
    )


@cr("505.6b", "305.2")
def test_a_land_each_turn() -> None:
    board(
        {"hand": ["Forest", "Island"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        to("postcombat main"),
        {"do": "play", "player": "A", "card": "Island"},
        refused="305.2b",
    )
