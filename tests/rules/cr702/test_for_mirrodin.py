"""For Mirrodin! (CR 702.163)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr


@cr("702.163a")
def test_for_mirrodin_brings_a_rebel() -> None:
    arrives = [cast("Goldwarden's Helm"), RESOLVE_ALL]
    board({"hand": ["Goldwarden's Helm"]}, [], *arrives, expect=["Rebel Token is 2/3"])
