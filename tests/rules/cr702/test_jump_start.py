"""Jump-Start (CR 702.133)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr


@cr("400.7g", "702.133a")
def test_a_spell_that_was_given_jump_start_is_exiled_although_the_card_has_lost_nothing() -> None:
    """The card in the graveyard was given it, the spell is exiled for it as it leaves the stack."""
    board(
        {
            "battlefield": ["Filigree Racer", "Hill Giant"],
            "graveyard": ["Lightning Bolt"],
            "hand": ["Mountain"],
            "counters": {"energy": 2},
        },
        [],
        {"do": "activate", "player": "A", "source": "Filigree Racer", "choices": [["Hill Giant"]]},
        RESOLVE_ALL,
        *attack_with({"Filigree Racer": "B"}),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE_ALL,
        cast("Lightning Bolt", "B", costs=["jump-start"], **{"from": "graveyard"}),
        RESOLVE_ALL,
        expect=["Lightning Bolt in exile", "B life 17", "Mountain in A's graveyard"],
    )


@cr("702.133a")
def test_jump_start_costs_a_card_and_exiles_the_spell() -> None:
    played = board(
        {"graveyard": ["Radical Idea"], "hand": ["Swamp"]},
        [],
        cast("Radical Idea", costs=["jump-start"]),
        RESOLVE,
        expect=["Radical Idea in A's exile", "Swamp in A's graveyard", "A has 1 cards in hand"],
    )
    assert played.cites("702.133a")
