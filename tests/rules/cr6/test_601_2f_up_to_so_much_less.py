"""Costs that are less by up to so much (CR 601.2f)."""

from __future__ import annotations

from tests.helpers import board, cast, cr, lands


@cr("601.2f", "601.2h")
def test_only_generic_mana_is_less() -> None:
    """Divination costs {1}{U}; Savannah Lions cost {W} still."""
    board(lands("Stone Calendar", "Island", "Plains", hand=["Divination"]), [], cast("Divination"))
    mine = lands("Stone Calendar", "Island", hand=["Savannah Lions"])
    board(mine, [], cast("Savannah Lions"), refused="601.2h")
