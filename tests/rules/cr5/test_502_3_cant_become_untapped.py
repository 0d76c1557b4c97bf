"""Permanents that can't become untapped, by no effect and in no untap step (CR 101.2, 502.3)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, turn

FROZEN = {"card": "Frozen in Ice", "attached_to": "Serra Angel"}
ANGEL = {"card": "Serra Angel", "tapped": True}


@cr("502.3")
def test_not_in_the_untap_step() -> None:
    board([FROZEN], [ANGEL], turn(4), expect=["Serra Angel is tapped"])


@cr("101.2")
def test_nor_by_a_spell() -> None:
    mine = {"battlefield": [ANGEL], "hand": ["Twiddle"]}
    twiddle = [cast("Twiddle", "Serra Angel"), answer("yes"), answer("untap"), RESOLVE]
    board(mine, [FROZEN], *twiddle, expect=["Serra Angel is tapped"])
