"""Spells that may be cast as though they had flash if something is so (CR 601.3d)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr, passing


@cr("601.3b")
def test_with_a_faerie_it_is_cast_in_the_other_players_turn() -> None:
    mine = {"hand": ["Illusion Spinners"], "battlefield": ["Spellstutter Sprite"]}
    board(
        mine,
        [],
        passing("B"),
        cast("Illusion Spinners"),
        RESOLVE,
        active="B",
        expect=["Illusion Spinners on the battlefield"],
    )


@cr("302.1")
def test_without_one_it_is_not() -> None:
    board(
        {"hand": ["Illusion Spinners"]},
        ["Spellstutter Sprite"],
        passing("B"),
        cast("Illusion Spinners"),
        active="B",
        refused="302.1",
    )
