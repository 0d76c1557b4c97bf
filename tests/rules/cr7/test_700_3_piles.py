"""Piles (CR 700.3)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr

FIVE = ["Lightning Bolt", "Serra Angel", "Island", "Swamp", "Plains"]
FOUR = ["Murder", "Shock", "Opt", "Hill Giant"]


@cr("700.3", "608.2d", cited=False)
def test_the_caster_makes_the_piles_and_an_opponent_chooses() -> None:
    board(
        {"hand": ["Steam Augury"], "library": [*FIVE, "Forest"]},
        [],
        answer(["Serra Angel"]),
        answer(2, "B"),
        cast("Steam Augury"),
        RESOLVE,
        expect=["A has 4 cards in hand", "Serra Angel in A's graveyard"],
    )


@cr("700.3", "700.3d")
def test_of_a_face_down_pile_only_its_size_is_seen() -> None:
    """B hides Murder and Hill Giant: A is offered two unknown cards, or Shock and Opt."""
    mine = {"hand": ["Fortune's Favor"], "library": [*FOUR, "Forest"]}
    hidden = [cast("Fortune's Favor", "B"), RESOLVE, answer(["Murder", "Hill Giant"], "B")]
    offered = board(mine, [], *hidden)
    assert offered.pending["player"] == "A"
    assert [o["label"] for o in offered.pending["options"]] == ["the face-down pile (2 cards)", "Shock and Opt"]
    board(mine, [], *hidden, answer(1), expect=["Murder in A's hand", "Shock in A's graveyard"])


@cr("700.3a", "700.3c", cited=False)
@pytest.mark.parametrize(("first", "hand"), [(["Lightning Bolt", "Serra Angel"], 2), ([], 0)])
def test_an_opponent_makes_the_piles_and_one_may_be_empty(first: list[str], hand: int) -> None:
    board(
        {"hand": ["Fact or Fiction"], "library": [*FIVE, "Forest"]},
        [],
        answer(first, "B"),
        answer(1),
        cast("Fact or Fiction"),
        RESOLVE,
        expect=[f"A has {hand} cards in hand", f"A has {5 - hand + 1} cards in graveyard", "A has 1 card in library"],
    )


@cr("700.3b", "700.3c", cited=False)
def test_cards_in_piles_are_still_where_they_were() -> None:
    """While an opponent separates them, the cards are in the library, each for itself."""
    mine = {"hand": ["Fact or Fiction"], "library": [*FOUR, "Forest", "Island"]}
    played = board(mine, [], cast("Fact or Fiction"), RESOLVE, answer(["Murder"], "B"))
    assert played.pending["kind"] == "pile"
    assert played.report["state"]["players"]["A"]["library"] == [*FOUR, "Forest", "Island"]
