"""Living Weapon (CR 702.92)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("702.92a")
def test_a_living_weapon_brings_a_germ_that_dies_without_it() -> None:
    arrives = [cast("Flayer Husk"), RESOLVE_ALL]
    board({"hand": ["Flayer Husk"]}, [], *arrives, expect=["Phyrexian Germ Token is 1/1"])
    board(
        {"hand": ["Flayer Husk"], "battlefield": ["Goblin Piker"]},
        [],
        *arrives,
        {"do": "activate", "player": "A", "source": "Flayer Husk", "targets": ["Goblin Piker"]},
        RESOLVE,
        expect=["A controls 0 Phyrexian Germ Token", "Goblin Piker is 3/2"],
    )
