"""Hand (CR 402)."""

from __future__ import annotations

from tests.helpers import board, cr, creature, to, turn


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
    mine = {**hands, "battlefield": ["Eleven, the Mage"]}
    played = board(mine, hands, turn(4, "end"), turn(5), expect=["B has 7 cards in hand"])
    assert played.count("A discards Forest.") == 1
    assert played.count("B discards Forest") == 13 - 7 or played.count("B discards Forest ×6") == 1


@cr("402.2")
def test_a_maximum_hand_size_is_increased_in_the_order_of_timestamps() -> None:
    two_more = creature("Your maximum hand size is increased by two.")
    four = creature("Your maximum hand size is four.", name="Four")
    full = {"hand": ["Forest"] * 9}
    board({**full, "battlefield": [two_more]}, [], turn(4), expect=["A has 9 cards in hand"])
    board({**full, "battlefield": [four, two_more]}, [], turn(4), expect=["A has 6 cards in hand"])
    board({**full, "battlefield": [two_more, four]}, [], turn(4), expect=["A has 4 cards in hand"])
