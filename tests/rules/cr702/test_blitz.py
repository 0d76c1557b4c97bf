"""Blitz (CR 702.152)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, RESOLVE_ALL, attack_with, board, cast, cr, to


@cr("702.152a")
def test_blitzed_it_has_haste_draws_a_card_and_is_sacrificed() -> None:
    board(
        {"hand": ["Night Clubber"]},
        [],
        cast("Night Clubber", costs=["blitz"]),
        RESOLVE_ALL,
        *attack_with({"Night Clubber": "B"}),
        to("end"),
        RESOLVE_ALL,
        expect=["B has 18 life", "Night Clubber in A's graveyard", "A has 1 cards in hand"],
    )


@cr("702.152b", cited=False)
def test_a_spell_is_cast_for_one_of_two_blitz_costs() -> None:
    board(
        {"hand": ["Twice Blitz"], "battlefield": ["Mountain"], **LANDS},
        [],
        cast("Twice Blitz", costs=["blitz 2"]),
        RESOLVE,
        *attack_with({"Twice Blitz": "B"}),
        to("end"),
        RESOLVE_ALL,
        expect=["Twice Blitz in A's graveyard", "A has 1 card in hand", "B has 17 life"],
    )
