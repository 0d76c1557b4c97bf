"""Outlast (CR 702.107)."""

from __future__ import annotations

from tests.helpers import RESOLVE, Entry, board, cr, to


@cr("702.107a")
def test_outlast_taps_the_creature_and_only_as_a_sorcery() -> None:
    outlast: Entry = {"do": "activate", "player": "A", "source": "Ainok Bond-Kin"}
    grown = ["Ainok Bond-Kin is 3/2", "Ainok Bond-Kin is tapped", "Ainok Bond-Kin has first strike"]
    board(["Ainok Bond-Kin"], [], outlast, RESOLVE, expect=grown)
    board(["Ainok Bond-Kin"], [], to("beginning of combat"), outlast, refused="602.5d")
