"""Freerunning (CR 702.173)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, attack_with, board, cast, cr, to


@cr("702.173a")
def test_freerunning_after_an_assassins_hit() -> None:
    board(
        {"hand": ["Chain Assassination"], "battlefield": ["Royal Assassin", "Swamp", "Swamp"], **LANDS},
        ["Hill Giant"],
        *attack_with({"Royal Assassin": "B"}),
        to("postcombat main"),
        cast("Chain Assassination", "Hill Giant", costs=["freerunning"]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )


@cr("702.173a")
def test_freerunning_asks_what_the_creature_was_as_it_dealt_the_damage() -> None:
    board(
        {"hand": ["Chain Assassination", "Turn to Frogs"], "battlefield": ["Royal Assassin"]},
        ["Hill Giant"],
        *attack_with({"Royal Assassin": "B"}),
        to("postcombat main"),
        cast("Turn to Frogs", "Royal Assassin"),
        RESOLVE,
        cast("Chain Assassination", "Hill Giant", costs=["freerunning"]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
