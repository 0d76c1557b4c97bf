"""Loyalty (CR 209)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, to


@cr("209.1", "306.5a", "306.5b", "306.5c")
def test_a_planeswalker_enters_with_its_printed_loyalty() -> None:
    board({"hand": ["Jace's Pupil"]}, [], cast("Jace's Pupil"), RESOLVE, expect=["Jace's Pupil has 3 loyalty"])


@cr("209.2", "306.5d", "606.3")
def test_one_loyalty_ability_a_turn_and_only_as_a_sorcery() -> None:
    board(
        ["Jace's Pupil"],
        [],
        activate("Jace's Pupil"),
        RESOLVE,
        activate("Jace's Pupil", "B", ability=2),
        refused="606.3",
    )
    board(["Jace's Pupil"], [], to("end"), activate("Jace's Pupil"), refused="606.3")
