"""Recover (CR 702.59)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.59a")
def test_recover_pays_or_exiles() -> None:
    setting = {"graveyard": ["Controvert"], "hand": ["Murder"], "battlefield": ["Goblin Piker"]}
    kill = [cast("Murder", "Goblin Piker"), RESOLVE]
    board(setting, [], *kill, answer("yes", choice="may"), RESOLVE_ALL, expect=["Controvert in A's hand"])
    board(setting, [], *kill, answer("no", choice="may"), RESOLVE_ALL, expect=["Controvert in exile"])
