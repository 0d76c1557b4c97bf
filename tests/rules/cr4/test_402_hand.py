"""Hand (CR 402)."""

from __future__ import annotations

from tests.helpers import board, cr, to, turn


@cr("402.2")
def test_without_a_maximum_hand_size_nothing_is_discarded() -> None:
    board(
        {"battlefield": ["Reliquary Tower"], "hand": ["Forest"] * 9},
        [],
        {"do": "go_to", "step": "upkeep", "active": "B"},
        expect=["A has 9 cards in hand"],
    )


@cr("402.2", "613.11", cited=False)
def test_a_hand_seven_cards_smaller_is_discarded_whole() -> None:
    board(
        {"hand": ["Forest", "Island"]},
        ["Jin-Gitaxias, Core Augur"],
        to("cleanup"),
        step="end",
        expect=["A has 0 cards in hand"],
    )


@cr("402.2", cited=False)
def test_a_maximum_hand_size_is_that_of_its_player_alone() -> None:
    hands = {"hand": ["Forest"] * 12}
    played = board({**hands, "battlefield": ["Eleven, the Mage"]}, hands, turn(4, "end"), turn(5))
    assert played.count("A discards Forest.") == 1
    assert played.pending["max"] == 13 - 7
