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


@cr("702.173a")
def test_assassin_spells_have_freerunning_where_something_says_so() -> None:
    """It is given to the spell, and so to the card as it begins to be cast (601.3e)."""
    ezio = {"battlefield": ["Ezio Auditore da Firenze"], "hand": ["Royal Assassin", "Hill Giant"]}
    struck = [*attack_with({"Ezio Auditore da Firenze": "B"}), to("postcombat main")]
    board(ezio, [], *struck, cast("Royal Assassin", costs=["freerunning"]), expect=["Royal Assassin in stack"])
    board(ezio, [], *struck, cast("Hill Giant", costs=["freerunning"]), refused="601.2b")
    board(ezio, [], cast("Royal Assassin", costs=["freerunning"]), refused="601.2b")
