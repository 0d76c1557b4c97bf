"""Encore (CR 702.141)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cr, to


@cr("702.141a")
def test_encore_makes_a_hasty_token_for_each_opponent_that_must_attack_them() -> None:
    setting = {"graveyard": ["Amphin Mutineer"]}
    encore = [activate("Amphin Mutineer"), RESOLVE, answer("as listed", choice="order"), RESOLVE_ALL]
    board(
        setting,
        [],
        *encore,
        {"do": "go_to", "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {}},
        refused="508.1d",
        C={},
    )
    goals = {"Amphin Mutineer#2": "B", "Amphin Mutineer#3": "C"}
    board(
        setting,
        [],
        *encore,
        *attack_with(goals),
        to("end"),
        RESOLVE_ALL,
        expect=["B has 17 life", "C has 17 life", "A controls 0 Amphin Mutineer"],
        C={},
    )
