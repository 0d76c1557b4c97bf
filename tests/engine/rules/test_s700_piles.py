"""Judges' questions about piles (CR 700.3)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, answer, board, cast, cr

FOUR = ["Murder", "Shock", "Opt", "Hill Giant"]


@cr("700.3", "700.3d")
def test_of_a_face_down_pile_only_its_size_is_seen() -> None:
    """B hides Murder and Hill Giant: A is offered two unknown cards, or Shock and Opt."""
    mine = {"hand": ["Fortune's Favor"], "library": [*FOUR, "Forest"]}
    hidden = [cast("Fortune's Favor", "B"), RESOLVE, answer(["Murder", "Hill Giant"], "B")]
    offered = board(mine, [], *hidden)
    assert offered.pending["player"] == "A"
    assert [o["label"] for o in offered.pending["options"]] == ["the face-down pile (2 cards)", "Shock and Opt"]
    board(mine, [], *hidden, answer(1), expect=["Murder in A's hand", "Shock in A's graveyard"])


@cr("700.3b", "700.3c")
def test_cards_in_piles_are_still_where_they_were() -> None:
    """While an opponent separates them, the cards are in the library, each for itself."""
    mine = {"hand": ["Fact or Fiction"], "library": [*FOUR, "Forest", "Island"]}
    played = board(mine, [], cast("Fact or Fiction"), RESOLVE, answer(["Murder"], "B"))
    assert played.pending["kind"] == "pile"
    assert played.report["state"]["players"]["A"]["library"] == [*FOUR, "Forest", "Island"]
