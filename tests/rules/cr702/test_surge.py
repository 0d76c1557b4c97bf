"""Surge (CR 702.117)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("702.117a")
def test_surge_only_after_another_spell_this_turn() -> None:
    mine = {"hand": ["Reckless Bushwhacker", "Ornithopter"], "battlefield": ["Mountain"] * 2, **LANDS}
    surge = cast("Reckless Bushwhacker", costs=["surge"])
    board(mine, [], surge, refused="601.2b")
    board(mine, [], cast("Ornithopter"), RESOLVE, surge, RESOLVE_ALL, expect=["Ornithopter is 1/2"])
