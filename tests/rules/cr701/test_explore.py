"""Explore (CR 701.44)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("701.44a", "701.44b")
def test_exploring_again_looks_at_the_next_card() -> None:
    board(
        {
            "hand": ["Jadelight Ranger"],
            "battlefield": ["Wildgrowth Walker"],
            "library": ["Mountain", "Hill Giant", "Island"],
        },
        [],
        cast("Jadelight Ranger"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        expect=["Jadelight Ranger is 3/2", "Mountain in A's hand", "Hill Giant in A's graveyard", "A life 26"],
    )


@cr("701.44c", cited=False)
def test_a_creature_that_has_died_still_explores() -> None:
    mine = {
        "hand": ["Merfolk Branchwalker"],
        "battlefield": ["Wildgrowth Walker"],
        "library": ["Forest", "Hill Giant"],
    }
    board(
        mine,
        {"hand": ["Lightning Bolt"], "library": ["Island"]},
        cast("Merfolk Branchwalker"),
        RESOLVE,
        PASS_A,
        cast("Lightning Bolt", "Merfolk Branchwalker", player="B"),
        RESOLVE_ALL,
        expect=["Forest in A's hand", "Wildgrowth Walker is 2/4", "A has 23 life"],
    )


@cr("701.44d", cited=False)
def test_creatures_that_explore_at_once_explore_one_after_the_other() -> None:
    mine = {
        "battlefield": ["Hakbal of the Surging Soul", "Kumena's Speaker"],
        "library": ["Forest", "Mountain", "Hill Giant"],
    }
    where = ["Hill Giant in A's library", "Forest#1 in A's hand", "Mountain in A's hand", "A has 2 cards in hand"]
    board(mine, [], to("beginning of combat"), answer("as listed"), RESOLVE_ALL, expect=where)
