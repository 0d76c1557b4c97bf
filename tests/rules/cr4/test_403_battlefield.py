"""Battlefield (CR 403)."""

from __future__ import annotations

from tests.helpers import board, cast, cr


@cr("403.2", "601.2c")
def test_a_spell_looks_at_the_battlefield_only() -> None:
    played = board(
        {"hand": ["Murder"]},
        {"graveyard": ["Grizzly Bears"]},
        cast("Murder", "Grizzly Bears"),
        refused="601.2c",
    )
    assert played.cites("601.2c")
