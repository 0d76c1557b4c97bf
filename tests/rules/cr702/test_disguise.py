"""Disguise (CR 702.168)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr
from tests.rules.face_down import down, up


@cr("702.168a", "702.168b")
def test_a_disguised_creature_has_ward_two() -> None:
    played = board(
        {"hand": ["Alley Assailant"]},
        {"hand": ["Lightning Bolt"], "mana": "R"},
        cast("Alley Assailant", costs=["disguise"]),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "face-down creature", player="B"),
        RESOLVE_ALL,
        expect=["Alley Assailant on the battlefield", "Lightning Bolt in B's graveyard", "Alley Assailant has ward"],
    )
    assert played.cites("702.168b")


@cr("702.168d")
def test_a_disguised_creature_is_turned_up_for_its_disguise_cost() -> None:
    played = board({"battlefield": [down("Alley Assailant")], "mana": "BB4"}, [], up("hidden"))
    assert played.cites("702.168d")
    board({"battlefield": [down("Alley Assailant")], "mana": "B2"}, [], up("hidden"), refused="601.2h")


@cr("702.168e", cited=False)
def test_the_x_of_a_disguise_cost_is_the_x_of_its_other_ability() -> None:
    mine = {"hand": ["Hidden Giant"]}
    board(
        mine,
        [],
        cast("Hidden Giant", costs=["disguise"]),
        RESOLVE,
        {"do": "special", "player": "A", "act": "turn face up", "source": "face-down creature", "x": 3},
        RESOLVE_ALL,
        expect=["Hidden Giant is 7/7"],
    )
