"""Daybound and Nightbound (CR 702.145)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, board, cast, cr, turn

WOLF = "Harvesttide Infiltrator"
NIGHT: dict[str, Any] = {"options": {"day": "night"}}


@cr("702.145b")
def test_at_night_it_enters_with_its_night_face_up() -> None:
    played = board({"hand": [WOLF]}, [], cast(WOLF), RESOLVE, expect=["Harvesttide Assailant is 4/4"], **NIGHT)
    assert not played.count("transforms")


@cr("702.145b", "702.145e")
def test_nothing_else_transforms_it() -> None:
    scene = {"battlefield": [WOLF], "hand": ["Moonmist"]}
    board(scene, [], cast("Moonmist"), RESOLVE, expect=["Harvesttide Infiltrator is 3/2"])


@cr("702.145c", cited=False)
def test_a_copy_that_has_one_face_does_not_turn_over() -> None:
    copy = {"token": {"name": "Double", "power": 3, "toughness": 2, "keywords": ["daybound"]}}
    board([copy], [], turn(4), expect=["it is night", "Double is 3/2"])


@cr("702.145g")
def test_a_permanent_with_nightbound_alone_makes_it_night() -> None:
    board([{"card": WOLF, "face": "back"}], [], expect=["it is night"])
    board([{"card": WOLF, "face": "back"}, WOLF], [], expect=["it is day"])
