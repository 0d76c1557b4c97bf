"""Populate (CR 701.36)."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, answer, attack_with, board, cast, cr


@cr("701.36a", "701.36b")
def test_populating_copies_a_creature_token_if_there_is_one() -> None:
    board(
        {"hand": ["Rootborn Defenses", "Raise the Alarm"]},
        [],
        cast("Rootborn Defenses"),
        RESOLVE,
        cast("Raise the Alarm"),
        RESOLVE,
        expect=["A controls 2 Soldiers"],
    )
    board(
        {"hand": ["Rootborn Defenses", "Raise the Alarm"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        cast("Rootborn Defenses"),
        RESOLVE,
        answer("Soldier Token#1"),
        expect=["A controls 3 Soldiers"],
    )


@cr("508.4")
def test_the_token_may_enter_attacking() -> None:
    """Ghired, Conclave Exile: what enters attacking has not attacked, and deals damage."""
    rhino = {"token": {"name": "Rhino", "types": ["Creature"], "power": 4, "toughness": 4, "keywords": ["trample"]}}
    side = ["Ghired, Conclave Exile", rhino]
    played = board(side, [], *attack_with({"Ghired, Conclave Exile": "B"}), RESOLVE, DAMAGE, expect=["B life 14"])
    assert played.count("tapped under A's control attacking B") == 1
