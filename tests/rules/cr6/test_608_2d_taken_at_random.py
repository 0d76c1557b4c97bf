"""Cards that nobody chooses, because they are taken at random (CR 608.2d, 609.3)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr, creature, turn


@cr("608.2d", cited=False)
def test_two_cards_at_random_are_two_of_those_there() -> None:
    """Nobody is asked; the spell itself is still on the stack."""
    board(
        {"hand": ["Make a Wish"], "graveyard": ["Opt", "Divination", "Forest"]},
        [],
        cast("Make a Wish"),
        RESOLVE,
        expect=["A has 2 cards in hand", "A has 2 cards in graveyard", "Make a Wish in A's graveyard"],
    )


@cr("609.3", cited=False)
def test_of_fewer_cards_all_are_taken() -> None:
    board(
        {"hand": ["Make a Wish"], "graveyard": ["Opt"]},
        [],
        cast("Make a Wish"),
        RESOLVE,
        expect=["Opt in A's hand", "Make a Wish in A's graveyard"],
    )


@cr("608.2d", cited=False)
def test_only_what_fits_is_taken() -> None:
    board(
        {"battlefield": ["Haunted Fengraf", "Forest", "Forest", "Forest"], "graveyard": ["Opt", "Grizzly Bears"]},
        [],
        activate("Haunted Fengraf", ability=2),
        RESOLVE,
        expect=["Grizzly Bears in A's hand", "Opt in A's graveyard"],
    )


@cr("608.2d", cited=False)
def test_what_was_chosen_at_random_is_spoken_of() -> None:
    text = (
        "At the beginning of your upkeep, choose a card at random in your graveyard. If it's a creature card, put it "
        "onto the battlefield. Otherwise, put it into your hand."
    )
    board(
        {"battlefield": [creature(text)], "graveyard": ["Grizzly Bears"]},
        [],
        turn(5),
        RESOLVE_ALL,
        expect=["Grizzly Bears on the battlefield"],
    )
