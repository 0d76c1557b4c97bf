"""Spree (CR 702.172)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, board, cast, cr


@cr("702.172a", cited=False)
def test_spree_costs_what_its_chosen_modes_cost() -> None:
    both = cast("Explosive Derailment", "Hill Giant", "Ornithopter", modes=[1, 2])
    board(
        {"hand": ["Explosive Derailment"], "battlefield": ["Mountain"] * 5, **LANDS},
        ["Hill Giant", "Ornithopter"],
        both,
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Ornithopter in B's graveyard"],
    )
    short = {"hand": ["Explosive Derailment"], "battlefield": ["Mountain"] * 4, **LANDS}
    board(short, ["Hill Giant", "Ornithopter"], both, refused="601.2h")
