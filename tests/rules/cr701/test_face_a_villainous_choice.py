"""Face a Villainous Choice (CR 701.55)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, answer, board, cr, to

EMPEROR = ["The Dalek Emperor"]


@cr("701.55a", "701.55d")
def test_each_opponent_faces_the_choice_in_turn() -> None:
    """B sacrifices a creature, then C lets A have a Dalek."""
    played = board(
        EMPEROR,
        ["Goblin Piker"],
        to("beginning of combat"),
        answer(1, "B", "villainous choice"),
        answer(2, "C", "villainous choice"),
        RESOLVE_ALL,
        C=["Hill Giant"],
        expect=["Goblin Piker in B's graveyard", "Hill Giant on the battlefield", "A controls Dalek"],
    )
    assert played.cites("701.55a")


@cr("701.55b", cited=False)
def test_an_impossible_option_may_be_chosen() -> None:
    """B controls no creature and still chooses to sacrifice one: nothing happens."""
    board(
        EMPEROR,
        [],
        to("beginning of combat"),
        answer(1, "B", "villainous choice"),
        RESOLVE_ALL,
        expect=["not A controls Dalek"],
    )


@cr("701.55c", cited=False)
def test_a_choice_faced_an_additional_time_may_go_the_other_way() -> None:
    board(
        [*EMPEROR, "The Valeyard"],
        ["Goblin Piker"],
        to("beginning of combat"),
        answer(1, "B", "villainous choice"),
        answer(2, "B", "villainous choice"),
        RESOLVE_ALL,
        expect=["Goblin Piker in B's graveyard", "A controls Dalek"],
    )
