"""Creatures that an effect removes from combat (CR 506.4)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    PASS_A,
    RESOLVE,
    YES,
    activate,
    attack,
    attack_with,
    block_with,
    board,
    cr,
    creature,
    to,
    walker,
)


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


PHASING = creature("{0}: Target nonland permanent phases out.", name="Phaser")
STEALING = creature("{0}: Gain control of target creature until end of turn.", name="Thief")


@cr("506.4", cited=False)
@pytest.mark.parametrize("other", [PHASING, STEALING])
def test_an_attacker_that_phases_out_or_changes_its_controller_deals_no_damage(
    other: dict[str, dict[str, object]],
) -> None:
    acting = (PASS_A, activate(other["token"]["name"], "Grizzly Bears", player="B"), RESOLVE, to("end"))
    board(["Grizzly Bears"], [other], *attack(Grizzly_Bears="B"), *acting, expect=["B life 20"])


@cr("506.4")
def test_what_attacks_a_planeswalker_that_phases_out_deals_no_damage_to_its_player() -> None:
    acting = (PASS_A, activate("Phaser", "Walker", player="B"), RESOLVE, to("end"))
    theirs = [walker("+1: Draw a card."), PHASING]
    board(["Grizzly Bears"], theirs, *attack(Grizzly_Bears="Walker"), *acting, expect=["B life 20"])
