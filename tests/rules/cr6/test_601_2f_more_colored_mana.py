"""Costs that are more by colored mana (CR 601.2f)."""

from __future__ import annotations

import pytest

from tests.helpers import board, cast, cr, lands


@cr("601.2f", "601.2h", cited=False)
@pytest.mark.parametrize("white", [1, 2])
def test_white_spells_cost_more_white_mana(white: int) -> None:
    """{W} becomes {W}{W}, which no other mana pays for."""
    mine = lands("Alabaster Leech", *["Plains"] * white, "Island", hand=["Savannah Lions"])
    board(mine, [], cast("Savannah Lions"), refused=() if white == 2 else "601.2h")


@cr("601.2f", cited=False)
def test_spells_of_other_colors_and_players_do_not() -> None:
    board(lands("Alabaster Leech", "Island", hand=["Opt"]), [], cast("Opt"), expect=["Island is tapped"])
