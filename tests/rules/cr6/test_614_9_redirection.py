"""Redirection of damage (CR 614.9)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, board, cast, cr

BOLT = {"hand": ["Lightning Bolt"]}


@cr("614.9")
def test_pariahs_creature_takes_the_damage_for_its_controller() -> None:
    board(
        BOLT,
        {"battlefield": ["Wall of Stone", {"card": "Pariah", "attached_to": "Wall of Stone"}]},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 20", "Wall of Stone has 3 damage"],
    )


@cr("614.9", cited=False)
def test_damage_is_not_moved_to_a_creature_that_has_gone() -> None:
    board(
        {"hand": ["Lightning Bolt", "Unsummon"]},
        ["Nomads en-Kor", "Wall of Stone"],
        cast("Lightning Bolt", "Nomads en-Kor"),
        PASS_A,
        activate("Nomads en-Kor", "Wall of Stone", player="B"),
        RESOLVE,
        cast("Unsummon", "Wall of Stone"),
        RESOLVE_ALL,
        expect=["Nomads en-Kor in graveyard"],
    )


@cr("614.9", "609.7c")
def test_an_en_kor_hands_on_one_damage_at_a_time() -> None:
    shift = activate("Nomads en-Kor", "Wall of Stone", player="B")
    board(
        BOLT,
        ["Nomads en-Kor", "Wall of Stone"],
        cast("Lightning Bolt", "Nomads en-Kor"),
        PASS_A,
        shift,
        shift,
        shift,
        RESOLVE_ALL,
        expect=["Nomads en-Kor in battlefield", "Wall of Stone has 3 damage"],
    )
