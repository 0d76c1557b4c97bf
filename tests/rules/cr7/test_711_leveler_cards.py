"""Leveler Cards (CR 711)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr


@cr("711.2a", "711.5", cited=False)
def test_a_leveler_has_its_uppermost_box_until_the_first_range_is_reached() -> None:
    for levels, size, strikes in ((0, "1/1", False), (1, "1/1", False), (2, "3/3", True), (6, "3/3", True)):
        has = "has" if strikes else "doesn't have"
        board(
            [{"card": "Student of Warfare", "counters": {"level": levels}}],
            [],
            expect=[f"Student of Warfare is {size}", f"Student of Warfare {has} first strike"],
        )


@cr("711.2a", cited=False)
def test_level_counters_of_another_source_count_and_giant_growth_adds_to_the_level_box() -> None:
    board(
        {"battlefield": ["Student of Warfare"], "hand": ["Giant Growth"]},
        [],
        cast("Giant Growth", "Student of Warfare"),
        RESOLVE,
        activate("Student of Warfare"),
        RESOLVE,
        activate("Student of Warfare"),
        RESOLVE,
        expect=["Student of Warfare is 6/6"],
    )


@cr("711.2b", cited=False)
def test_past_the_range_only_the_next_level_counts() -> None:
    board(
        [{"card": "Student of Warfare", "counters": {"level": 9}}],
        [],
        expect=[
            "Student of Warfare is 4/4",
            "Student of Warfare has double strike",
            "Student of Warfare doesn't have first strike",
        ],
    )


@cr("711.6", cited=False)
def test_a_leveler_in_the_graveyard_has_its_uppermost_power() -> None:
    board(
        {"graveyard": [{"card": "Student of Warfare", "counters": {"level": 7}}]},
        [],
        expect=["Student of Warfare is 1/1"],
    )


@cr("711.7", "716.4", cited=False)
def test_a_class_ignores_level_counters_and_a_leveler_ignores_class_levels() -> None:
    board(
        [{"card": "Rogue's Order", "counters": {"level": 5}}, {"card": "Student of Warfare", "level": 3}],
        [],
        expect=["Student of Warfare is 1/1", "Student of Warfare has menace"],
    )
