"""Sneak (CR 702.190)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, attack_with, board, cast, cr, to


@cr("702.190a", "702.190b")
def test_sneak_casts_in_the_declare_blockers_step_and_the_creature_is_attacking() -> None:
    setting = {"hand": ["Foot Ninjas"], "battlefield": ["Goblin Piker"]}
    played = board(
        setting,
        [],
        *attack_with({"Goblin Piker": "B"}),
        to("declare blockers"),
        cast("Foot Ninjas", costs=["sneak"]),
        RESOLVE_ALL,
        to("postcombat main"),
        expect=["A has 23 life", "B has 15 life", "Goblin Piker in A's hand"],
    )
    assert played.cites("702.190b")
    board(setting, [], cast("Foot Ninjas", costs=["sneak"]), refused="601.2b")
