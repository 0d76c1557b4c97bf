"""Planeswalkers (CR 306)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, board, cast, cr


@cr("306.5b")
def test_a_planeswalker_enters_with_its_loyalty_in_counters() -> None:
    played = board(
        {"hand": ["Jace Beleren"]}, [], cast("Jace Beleren"), RESOLVE, expect=["Jace Beleren has 3 loyalty counters"]
    )
    assert "306.5b" in played.rules_of("enters")


@cr("306.8")
def test_damage_to_a_planeswalker_removes_loyalty_counters() -> None:
    played = board(
        {"hand": ["Shock"]},
        [{"card": "Jace Beleren", "counters": {"loyalty": 3}}],
        cast("Shock", "Jace Beleren"),
        RESOLVE,
        expect=["Jace Beleren has 1 loyalty counter"],
    )
    assert played.cites("306.8")


@cr("306.9")
def test_a_planeswalker_that_spends_its_last_loyalty_dies_once_the_ability_is_on_the_stack() -> None:
    board(
        [{"card": "Jace Beleren", "counters": {"loyalty": 1}}],
        [],
        {"do": "activate", "player": "A", "source": "Jace Beleren", "ability": 2, "targets": ["B"]},
        expect=["Jace Beleren in A's graveyard"],
    )
