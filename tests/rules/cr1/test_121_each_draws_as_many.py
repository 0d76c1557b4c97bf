"""Each player draws as many cards as that player has had (CR 121.2, 608.2h)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr, turn


@cr("701.24c", "608.2c")
def test_each_player_draws_as_many_cards_as_they_shuffled_away() -> None:
    here = {"hand": ["Winds of Change", "Forest", "Forest", "Forest"], "library": ["Swamp"] * 6}
    theirs = {"hand": ["Island"], "library": ["Swamp"] * 6}
    expect = ["A has 3 cards in hand", "B has 1 cards in hand"]
    board(here, theirs, cast("Winds of Change"), RESOLVE_ALL, expect=expect)


@cr("401.4", "121.1")
def test_a_player_draws_as_many_cards_as_were_put_on_the_bottom() -> None:
    theirs = {"hand": ["Island", "Island"], "library": ["Swamp"] * 6}
    board(["Teferi's Puzzle Box"], theirs, turn(4, "draw"), RESOLVE, expect=["B has 3 cards in hand"])


@cr("121.2", cited=False)
def test_each_player_draws_one_card_fewer_or_more_than_they_discarded() -> None:
    text = "{0}: Each player discards all the cards in their hand, then draws that many cards %s one."
    for more, mine, theirs in (("minus", 2, 0), ("plus", 4, 2)):
        machine = {"token": {"name": "Machine", "types": ["Artifact"], "text": text % more}}
        here = {"battlefield": [machine], "hand": ["Forest"] * 3, "library": ["Swamp"] * 9}
        there = {"hand": ["Island"], "library": ["Swamp"] * 9}
        expect = [f"A has {mine} cards in hand", f"B has {theirs} cards in hand"]
        board(here, there, activate("Machine"), RESOLVE, expect=expect)
