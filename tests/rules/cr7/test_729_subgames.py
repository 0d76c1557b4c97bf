"""Subgames (CR 729)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("729.1")
def test_a_subgame_is_named_and_left_to_the_players() -> None:
    played = board({"hand": ["Shahrazad"]}, [], cast("Shahrazad"), RESOLVE, expect=["A life 20", "B life 20"])
    assert "729.1" in played.rules_of("playing subgames is not played here")
