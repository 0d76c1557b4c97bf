"""How often an ability has resolved in a turn (CR 707.10b)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, board, cr, turn


@cr("608.2c")
def test_only_the_third_time_gives_first_strike() -> None:
    igniter = activate("Inner-Flame Igniter")
    twice = (igniter, RESOLVE, igniter, RESOLVE)
    board(["Inner-Flame Igniter"], [], *twice, expect=["not Inner-Flame Igniter has first strike"])
    board(["Inner-Flame Igniter"], [], *twice, igniter, RESOLVE, expect=["Inner-Flame Igniter has first strike"])


@cr("608.2c", "514.2")
def test_the_count_begins_anew_each_turn() -> None:
    igniter = activate("Inner-Flame Igniter")
    board(
        ["Inner-Flame Igniter"],
        [],
        igniter,
        RESOLVE,
        igniter,
        RESOLVE,
        turn(5, "precombat main"),
        igniter,
        RESOLVE,
        expect=["not Inner-Flame Igniter has first strike"],
    )


@cr("707.10b")
def test_a_copy_of_the_ability_counts_as_the_same_ability() -> None:
    """The copy resolves first, the ability itself is the second to resolve and draws."""
    board(
        {"battlefield": ["Tannuk, Memorial Ensign", "Strionic Resonator"], "hand": ["Forest"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        activate("Strionic Resonator", "stack#1"),
        RESOLVE_ALL,
        expect=["B life 18", "A has 1 card in hand"],
    )
