"""Retrace (CR 702.81)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr


@cr("400.7g", "702.81a", "613.1f")
def test_a_card_that_was_given_retrace_is_cast_from_the_graveyard() -> None:
    """Six gives it to nonland permanent cards in the graveyard during its controller's turn only."""
    scene = {"battlefield": ["Six", "Vedalken Orrery"], "graveyard": ["Grizzly Bears"], "hand": ["Mountain"]}
    recast = cast("Grizzly Bears", costs=["retrace"], **{"from": "graveyard"})
    board(scene, [], recast, RESOLVE_ALL, expect=["A controls Grizzly Bears", "Mountain in A's graveyard"])
    board(scene, [], recast, active="B", refused="117.1")


@cr("702.81a")
def test_retrace_discards_a_land_and_goes_back_to_the_graveyard() -> None:
    board(
        {"graveyard": ["Raven's Crime"], "hand": ["Swamp"]},
        {"hand": ["Hill Giant"]},
        cast("Raven's Crime", "B", costs=["retrace"]),
        RESOLVE,
        expect=["B has 0 cards in hand", "Raven's Crime in A's graveyard", "Swamp in A's graveyard"],
    )
