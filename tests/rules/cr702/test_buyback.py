"""Buyback (CR 702.27)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, board, cast, cr


@cr("702.27a")
def test_bought_back_the_spell_returns_to_hand_as_it_resolves() -> None:
    bounce = {"hand": ["Capsize"], "battlefield": ["Island"] * 6, **LANDS}
    kept = cast("Capsize", "Hill Giant", costs=["buyback"])
    board(bounce, ["Hill Giant"], kept, RESOLVE, expect=["Hill Giant in B's hand", "Capsize in A's hand"])
    plain = cast("Capsize", "Hill Giant")
    board(bounce, ["Hill Giant"], plain, RESOLVE, expect=["Hill Giant in B's hand", "Capsize in A's graveyard"])
