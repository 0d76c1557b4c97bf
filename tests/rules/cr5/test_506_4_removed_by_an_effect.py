"""Creatures that an effect removes from combat (CR 506.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, YES, activate, attack_with, block_with, board, cr, to


@cr("506.4")
def test_a_blocked_creature_leaves_combat_and_its_blocker_deals_no_damage() -> None:
    board(
        ["Gustcloak Runner"],
        ["Hill Giant"],
        *attack_with({"Gustcloak Runner": "B"}),
        *block_with({"Hill Giant": "Gustcloak Runner"}),
        RESOLVE,
        YES,
        to("postcombat main"),
        expect=["Gustcloak Runner on the battlefield", "not Gustcloak Runner is tapped", "B life 20"],
    )


@cr("506.4")
def test_an_unblocked_attacker_that_was_removed_deals_no_damage() -> None:
    board(
        ["Reconnaissance", "Hill Giant"],
        [],
        *attack_with({"Hill Giant": "B"}),
        activate("Reconnaissance", "Hill Giant"),
        RESOLVE,
        to("postcombat main"),
        expect=["B life 20", "not Hill Giant is tapped"],
    )


@cr("506.4")
def test_removing_an_attacker_does_not_untap_it() -> None:
    board(
        {"battlefield": ["Lost in the Woods"], "library": ["Forest"] * 3},
        ["Hill Giant"],
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
        RESOLVE,
        to("postcombat main"),
        active="B",
        step="declare attackers",
        expect=["A life 20", "Hill Giant is tapped"],
    )
