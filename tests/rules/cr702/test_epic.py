"""Epic (CR 702.50)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, turn


@cr("702.50a", "702.50b", "603.7b")
def test_epic_copies_the_spell_in_each_upkeep_and_lets_nothing_else_be_cast() -> None:
    played = board(
        {"hand": ["Endless Swarm", "Forest", "Shock"]},
        [],
        cast("Endless Swarm"),
        RESOLVE,
        turn(5),
        RESOLVE_ALL,
        turn(7),
        RESOLVE_ALL,
        cast("Shock", "B"),
        refused=("101.2", "601.3"),
    )
    assert played.count("creates") == 3


@cr("702.50a")
def test_the_copy_has_no_epic_ability() -> None:
    """Two upkeeps after, there is still one copy each."""
    played = board(
        {"hand": ["Endless Swarm", "Forest"]},
        [],
        cast("Endless Swarm"),
        RESOLVE,
        turn(5),
        RESOLVE_ALL,
        turn(7),
        RESOLVE,
    )
    assert played.count("ability triggers") == 2
