"""Forecast (CR 702.57)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cr


@cr("702.57a", "702.57b")
def test_forecast_only_in_ones_own_upkeep_from_hand() -> None:
    mine = {"hand": ["Spirit en-Dal"], "battlefield": ["Goblin Piker"]}
    forecast = [activate("Spirit en-Dal", "Goblin Piker"), RESOLVE]
    expect = ["Goblin Piker has shadow", "Spirit en-Dal in A's hand"]
    board(mine, [], *forecast, expect=expect, step="upkeep")
    board(mine, [], activate("Spirit en-Dal", "Goblin Piker"), refused="602.5")
