"""Permanents activated this turn (CR 700.10)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr


@cr("700.10", cited=False)
def test_a_planeswalker_is_a_target_only_if_it_was_activated_this_turn() -> None:
    walker = ["Chandra, Fire Artisan"]
    hand = {"hand": ["Cut Short"]}
    there = [*walker, {"card": "Grizzly Bears", "tapped": True}]
    passed = {"do": "pass", "player": "B"}
    board(hand, there, passed, cast("Cut Short", "Chandra, Fire Artisan"), active="B", refused=("601.2c", "115.1"))
    board(
        hand,
        walker,
        activate("Chandra, Fire Artisan", player="B"),
        RESOLVE,
        passed,
        cast("Cut Short", "Chandra, Fire Artisan"),
        RESOLVE_ALL,
        active="B",
        expect=["Chandra, Fire Artisan in B's graveyard"],
    )
