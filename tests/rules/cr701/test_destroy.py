"""Destroy (CR 701.8)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("701.8a", "701.8b", cited=False)
def test_destroying_moves_to_the_graveyard_and_no_toughness_is_no_destruction() -> None:
    """Barbed Servitor is indestructible: Murder does nothing, but toughness 0 puts it into the graveyard."""
    board(
        {"hand": ["Murder", "Caustic Exhale", "Shivan Dragon"]},
        ["Barbed Servitor", "Hill Giant"],
        cast("Murder", "Barbed Servitor"),
        RESOLVE,
        expect=["Barbed Servitor on the battlefield"],
    )
    board(
        {"hand": ["Caustic Exhale", "Shivan Dragon"]},
        ["Barbed Servitor"],
        cast("Caustic Exhale", "Barbed Servitor"),
        answer("behold"),
        RESOLVE,
        expect=["Barbed Servitor in B's graveyard"],
    )


@cr("701.8a", "702.12b")
def test_bane_of_progress_counts_what_it_destroyed():
    board(
        {"hand": ["Bane of Progress"], "battlefield": ["Sol Ring"]},
        ["Energy Field", "Mind Stone", "Darksteel Relic"],
        cast("Bane of Progress"),
        RESOLVE_ALL,
        expect=["Bane of Progress is 5/5", "Darksteel Relic in battlefield"],
    )
