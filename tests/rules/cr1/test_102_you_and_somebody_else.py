"""Players spoken of together, and those who are left when one has been (CR 101.4, 102.2)."""

from __future__ import annotations

from tests.helpers import RESOLVE, attack_with, board, cast, cr, to


@cr("121.1")
def test_both_draw_whom_the_text_names_together() -> None:
    board(
        {"hand": ["Secret Rendezvous"]},
        [],
        cast("Secret Rendezvous", "B"),
        RESOLVE,
        C=[],
        expect=["A has 3 cards in hand", "B has 3 cards in hand", "C has 0 cards in hand"],
    )


@cr("102.2", cited=False)
def test_each_other_opponent_is_each_but_the_one_spoken_of() -> None:
    board(
        ["Hydra Omnivore"],
        [],
        *attack_with({"Hydra Omnivore": "B"}),
        to("combat damage"),
        RESOLVE,
        C=[],
        D=[],
        expect=["A life 20", "B life 12", "C life 12", "D life 12"],
    )
