"""Numbers worked out as a text is carried out (CR 608.2h): what players discarded, so many times X."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("608.2h", cited=False)
def test_as_many_cards_as_the_player_with_most_discarded() -> None:
    windfall = {"hand": ["Windfall", "Forest"], "library": ["Forest"] * 5}
    theirs = {"hand": ["Swamp"] * 3, "library": ["Swamp"] * 5}
    board(windfall, theirs, cast("Windfall"), RESOLVE, expect=["A has 3 cards in hand", "B has 3 cards in hand"])


@cr("107.3a", "608.2h", cited=False)
def test_two_times_x_life() -> None:
    debt = {"hand": ["Debt to the Deathless"]}
    board(debt, [], cast("Debt to the Deathless", x=3), RESOLVE, C=[], expect=["B life 14", "C life 14", "A life 32"])


@cr("701.24")
def test_a_card_found_is_put_on_top_once_the_library_is_shuffled() -> None:
    tutor = {"hand": ["Worldly Tutor"], "library": ["Forest", "Forest", "Grizzly Bears"]}
    board(
        tutor,
        [],
        cast("Worldly Tutor"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "Grizzly Bears"},
        {"do": "go_to", "step": "draw", "turn": 5},
        expect=["Grizzly Bears in hand"],
    )
