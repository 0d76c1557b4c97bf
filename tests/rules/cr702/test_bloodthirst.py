"""Bloodthirst (CR 702.54)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("702.54a", "702.54c")
def test_bloodthirst_asks_for_damage_to_an_opponent_this_turn() -> None:
    mine = {"hand": ["Twice Bloodthirst", "Lightning Bolt"]}
    hurt = [cast("Lightning Bolt", "B"), RESOLVE, cast("Twice Bloodthirst"), RESOLVE]
    board(mine, [], *hurt, expect=["Twice Bloodthirst is 5/5"])
    own = [cast("Lightning Bolt", "A"), RESOLVE, cast("Twice Bloodthirst"), RESOLVE]
    board(mine, [], *own, expect=["Twice Bloodthirst is 2/2"])


@cr("702.54b", cited=False)
def test_bloodthirst_x_counts_all_the_damage_to_opponents() -> None:
    mine = {"hand": ["Indoraptor, the Perfect Hybrid", "Lightning Bolt", "Shock"], "battlefield": []}
    hurt = [cast("Lightning Bolt", "B"), RESOLVE, cast("Shock", "C"), RESOLVE]
    came = [cast("Indoraptor, the Perfect Hybrid"), RESOLVE]
    board(mine, [], *hurt, *came, C={}, expect=["Indoraptor, the Perfect Hybrid is 8/6"])
    own = [cast("Lightning Bolt", "A"), RESOLVE, *came]
    board(mine, [], *own, expect=["Indoraptor, the Perfect Hybrid is 3/1"])
