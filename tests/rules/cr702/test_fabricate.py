"""Fabricate (CR 702.123)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.123a", "702.123b")
def test_each_fabricate_is_a_choice_of_its_own() -> None:
    board(
        {"hand": ["Twice Fabricate"]},
        [],
        cast("Twice Fabricate"),
        RESOLVE,
        ORDER,
        answer("no", choice="may"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Twice Fabricate has 1 +1/+1 counters", "A controls 2 Servo Token"],
    )
