"""Awaken (CR 702.113)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.113a", "702.113b")
def test_awaken_makes_a_creature_of_a_land_and_targets_only_when_paid() -> None:
    setting = {"hand": ["Boiling Earth"], "battlefield": ["Mountain"]}
    board(
        setting,
        ["Youthful Knight"],
        cast("Boiling Earth", "Mountain", costs=["awaken"]),
        RESOLVE,
        expect=["Mountain is 4/4", "Mountain has haste", "Youthful Knight in B's graveyard"],
    )
    board(setting, ["Youthful Knight"], cast("Boiling Earth"), RESOLVE, expect=["not Mountain is a creature"])
