"""Disturb (CR 702.146)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.146a", "702.146b")
def test_a_disturbed_permanent_enters_with_its_back_face_up() -> None:
    board(
        {"graveyard": ["Baithook Angler"]},
        [],
        cast("Baithook Angler", costs=["disturb"], **{"from": "graveyard"}),
        RESOLVE,
        expect=["A controls 1 Hook-Haunt Drifter", "Hook-Haunt Drifter is 1/2", "Hook-Haunt Drifter has flying"],
    )


@cr("712.11a", "712.11d", "712.8c", "702.146a")
def test_a_card_with_disturb_is_cast_from_the_graveyard_with_its_back_face_up() -> None:
    board(
        {"graveyard": ["Baithook Angler"], "mana": "UU"},
        [],
        cast("Baithook Angler", **{"from": "graveyard", "costs": "disturb"}),
        RESOLVE,
        expect=["Hook-Haunt Drifter is 1/2", "Hook-Haunt Drifter has flying", "Hook-Haunt Drifter has mana value 2"],
    )
