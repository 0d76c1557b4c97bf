"""Paradigm (CR 702.192)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, turn


@cr("702.192a", "707.12")
def test_paradigm_casts_a_copy_in_each_first_main_phase() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Germination Practicum"]},
        [],
        cast("Germination Practicum"),
        RESOLVE,
        turn(5, "precombat main"),
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 6/6", "Germination Practicum#1 in exile"],
    )


@cr("702.192a")
def test_only_the_first_of_its_name_comes_back() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Germination Practicum", "Germination Practicum"]},
        [],
        cast("Germination Practicum#1"),
        RESOLVE,
        cast("Germination Practicum"),
        RESOLVE,
        turn(5, "precombat main"),
    )
    assert played.count("ability triggers") == 1
