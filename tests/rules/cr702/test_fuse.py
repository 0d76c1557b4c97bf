"""Fuse (CR 702.102)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, board, cast, cr


@cr("702.102a", "702.102c")
def test_a_fused_spell_costs_both_halves_and_is_cast_from_the_hand_only() -> None:
    fused = cast("Wear", "Mox Jet", "Glorious Anthem", face="fused")
    theirs = ["Mox Jet", "Glorious Anthem"]
    two = {"hand": ["Wear"], "battlefield": ["Mountain", "Plains"], **LANDS}
    board(two, theirs, fused, refused="601.2h")
    three = {"hand": ["Wear"], "battlefield": ["Mountain", "Mountain", "Plains"], **LANDS}
    gone = ["Mox Jet in B's graveyard", "Glorious Anthem in B's graveyard"]
    board(three, theirs, fused, RESOLVE, expect=gone)


@cr("709.4d", "702.102b", "202.3d", cited=False)
def test_a_fused_spell_has_both_halves() -> None:
    board(
        {"hand": ["Wear"]},
        ["Mox Jet", "Glorious Anthem"],
        cast("Wear", "Mox Jet", "Glorious Anthem", face="fused"),
        expect=["Wear has mana value 3", "Wear is red", "Wear is white"],
    )


@cr("702.102d", cited=False)
def test_a_fused_spell_does_its_left_half_first() -> None:
    played = board(
        {"hand": ["Wear"]},
        ["Mox Jet", "Glorious Anthem"],
        cast("Wear", "Mox Jet", "Glorious Anthem", face="fused"),
        RESOLVE,
    )
    graves = played.report["state"]["players"]["B"]["graveyard"]
    assert [c if isinstance(c, str) else c["card"] for c in graves] in (
        ["Mox Jet", "Glorious Anthem"],
        ["Glorious Anthem", "Mox Jet"],
    )
    first = next(i for i, step in enumerate(played.steps) if "Mox Jet" in step and "destroy" in step)
    second = next(i for i, step in enumerate(played.steps) if "Glorious Anthem" in step and "destroy" in step)
    assert first <= second
