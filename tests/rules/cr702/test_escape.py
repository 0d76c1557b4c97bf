"""Escape (CR 702.138)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, turn

GRAVE = ["Forest", "Island", "Swamp", "Plains"]


@cr("702.138a", "601.2h", cited=False)
@pytest.mark.parametrize(("others", "may"), [(3, True), (2, False)])
def test_the_breach_asks_for_three_other_cards(others: int, may: bool) -> None:
    board(
        {"battlefield": ["Underworld Breach"], "graveyard": ["Lightning Bolt", *["Forest"] * others]},
        [],
        cast("Lightning Bolt", "B", costs=["escape"]),
        *([RESOLVE] if may else []),
        refused=() if may else "118.3",
        expect=["B life 17", "A has 1 card in graveyard"] if may else [],
    )


@cr("702.138a")
def test_escape_exiles_other_cards_of_the_graveyard() -> None:
    board(
        {"graveyard": ["Cling to Dust", *["Hill Giant"] * 5]},
        {"graveyard": ["Goblin Piker"]},
        cast("Cling to Dust", "Goblin Piker", costs=["escape"]),
        RESOLVE,
        expect=["A has 23 life", "Cling to Dust in A's graveyard", "A has 5 cards in exile"],
    )


@cr("702.138b", "608.2c")
def test_the_titan_stays_only_if_it_escaped() -> None:
    board(
        {"hand": ["Uro, Titan of Nature's Wrath"]},
        [],
        answer(["Uro, Titan of Nature's Wrath", "Uro, Titan of Nature's Wrath"], choice="order"),
        answer("no", choice="may"),
        cast("Uro, Titan of Nature's Wrath"),
        RESOLVE,
        *[RESOLVE] * 2,
        expect=["Uro, Titan of Nature's Wrath in A's graveyard", "A life 23"],
    )


@cr("702.138c")
def test_a_creature_that_escaped_enters_with_its_counters() -> None:
    grave = {"graveyard": ["Voracious Typhon", *GRAVE]}
    escape = cast("Voracious Typhon", **{"from": "graveyard"})
    played = board(grave, [], escape, RESOLVE, expect=["Voracious Typhon is 7/7"])
    assert played.cites("702.138c")
    board({"hand": ["Voracious Typhon"]}, [], cast("Voracious Typhon"), RESOLVE, expect=["Voracious Typhon is 4/4"])


@cr("702.138d", cited=False)
def test_a_creature_that_escaped_has_the_ability_it_escapes_with() -> None:
    grave = {"graveyard": ["Escaping Owl", "Forest"]}
    attacks = [turn(5, "precombat main"), *attack_with({"Escaping Owl": "B"}), RESOLVE_ALL]
    escape = cast("Escaping Owl", **{"from": "graveyard"})
    board(grave, [], escape, RESOLVE, *attacks, expect=["A has 2 cards in hand"])
    board({"hand": ["Escaping Owl"]}, [], cast("Escaping Owl"), RESOLVE, *attacks[:2], expect=["A has 1 card in hand"])
