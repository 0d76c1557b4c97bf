"""General (CR 300)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr, play_land


@cr("300.2a", "305.9")
def test_an_artifact_land_is_played_never_cast() -> None:
    board({"hand": ["Darksteel Works"]}, [], cast("Darksteel Works"), refused="305.9")
    board({"hand": ["Darksteel Works"]}, [], play_land("Darksteel Works"), expect=["Darksteel Works is an artifact"])


@cr("300.2b", "308.1", cited=False)
def test_a_kindred_enchantment_is_cast_as_an_enchantment() -> None:
    board(
        {"hand": ["Lignified"]},
        ["Air Elemental"],
        cast("Lignified", "Air Elemental"),
        RESOLVE,
        expect=["Air Elemental is 0/4", "Air Elemental doesn't have flying", "Lignified is a Treefolk"],
    )
    board(
        {"hand": ["Lignified"]}, ["Air Elemental"], cast("Lignified", "Air Elemental"), step="upkeep", refused="303.1"
    )
