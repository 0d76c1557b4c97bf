"""Hands of which people say nothing, on a board that they put together: unknown cards, where they are needed."""

from __future__ import annotations

from typing import Any

from tests.helpers import Played, board, cast, cr, to

RESOLVE: dict[str, Any] = {"do": "resolve", "all": True}
UNKNOWN: dict[str, Any] = {"options": {"hands": "unknown"}}
TAKEN = (
    "{}'s hand, of which nobody has said anything, is taken to hold 7 cards: how many it has can be said (“hand (3)”)"
)


def of_unknown_cards(*args: Any, **more: Any) -> Played:
    """A board on which hands that are absent are unknown."""
    return board(*args, **UNKNOWN, **more)


@cr("704.5f", cited=False)
def test_a_creature_that_goes_by_such_a_hand_shows_that_it_holds_cards() -> None:
    """It would have been put into the graveyard before (604.3)."""
    played = of_unknown_cards(["Maro"], [], to("beginning of combat"), expect=["Maro is 7/7"])
    assert played.report["assumed"] == [TAKEN.format("A")]


@cr("704.5f")
def test_a_hand_that_is_said_to_be_empty_is() -> None:
    of_unknown_cards({"battlefield": ["Maro"], "hand": []}, [], to("beginning of combat"), expect=["Maro in graveyard"])


@cr("701.9b")
def test_cards_are_discarded_of_it() -> None:
    played = of_unknown_cards({"hand": ["Mind Rot"]}, [], cast("Mind Rot", "B"), RESOLVE)
    assert TAKEN.format("B") in played.report["assumed"]
    assert "B has no cards to discard." not in played.steps


@cr("118.3", cited=False)
def test_a_discard_can_be_paid_with_it() -> None:
    mongrel = {"do": "activate", "player": "A", "source": "Wild Mongrel", "choices": ["doesn't matter"]}
    played = of_unknown_cards(["Wild Mongrel"], [], mongrel)
    assert played.report["refused"] is None
