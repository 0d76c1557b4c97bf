"""Myriad (CR 702.116)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE, RESOLVE_ALL, answer, attack_with, board, cr, to


@cr("702.116a")
def test_myriad_attacks_the_other_opponents_with_tokens_that_are_exiled() -> None:
    attack = attack_with({"Banshee of the Dread Choir": "B"})
    played = board(
        ["Banshee of the Dread Choir"],
        [],
        *attack,
        RESOLVE,
        answer("yes", choice="may"),
        answer("yes", choice="may"),
        answer("as listed", choice="order"),
        to("postcombat main"),
        expect=["B has 16 life", "C has 16 life", "D has 16 life", "A controls 1 Banshee of the Dread Choir"],
        C={},
        D={},
    )
    assert played.cites("702.116a")


@cr("702.116b", cited=False)
def test_each_myriad_makes_its_own_token_for_the_other_opponent() -> None:
    yes = (answer("yes", choice="may"),) * 2
    attack = attack_with({"Twice Myriad": "B"})
    board(["Twice Myriad"], [], *attack, ORDER, *yes, RESOLVE_ALL, C=[], expect=["A controls 3 Twice Myriad"])
