"""Assist (CR 702.132)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, answer, board, cast, cr


@cr("702.132a")
def test_assist_lets_another_player_pay_generic_mana() -> None:
    board(
        {"hand": ["Skystreamer"], "battlefield": ["Plains", "Plains"], **LANDS},
        {"battlefield": ["Swamp"] * 3, **LANDS},
        cast("Skystreamer", choices=["B", {"player": "B", "value": 3}]),
        RESOLVE,
        answer("A", choice="target"),
        RESOLVE,
        expect=["A controls 1 Skystreamer", "A has 24 life", "Swamp#1 is tapped", "Swamp#3 is tapped"],
    )


@cr("702.132a")
def test_nobody_need_be_chosen_and_who_is_chosen_need_not_pay() -> None:
    rich = {"hand": ["Skystreamer"], "battlefield": ["Plains"] * 5, **LANDS}
    helper = {"battlefield": ["Swamp"] * 3, **LANDS}
    asked = board(rich, helper, cast("Skystreamer"))
    assert (asked.pending["min"], asked.pending["max"]) == (0, 1)
    chosen = board(rich, helper, cast("Skystreamer", choices=["B"]))
    assert (chosen.pending["player"], chosen.pending["min"]) == ("B", 0)
