"""Devoid (CR 702.114)."""

from __future__ import annotations

from tests.helpers import board, cr


@cr("702.114a", cited=False)
def test_devoid_makes_a_colorless_card_that_red_does_not_find() -> None:
    played = board(["Eldrazi Skyspawner"], [])
    (it,) = played.table.game.permanents()
    assert played.table.game.characteristics(it).colors == frozenset()
