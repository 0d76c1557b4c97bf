"""Creatures put onto the battlefield attacking (CR 508.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cr, on_board


@cr("508.4", "508.3a")
def test_what_kaalia_brings_attacks_the_same_opponent() -> None:
    played = board(
        {"battlefield": ["Kaalia of the Vast"], "hand": ["Serra Angel"]},
        [],
        *attack_with({"Kaalia of the Vast": "C"}),
        RESOLVE,
        answer("yes"),
        C={"battlefield": []},
        expect=["Serra Angel is tapped"],
    )
    assert on_board(played, "Serra Angel")["attacking"] == "C"


@cr("508.4", "608.2f")
def test_adeline_sends_a_human_at_every_opponent_and_chooses_between_each_and_their_planeswalkers() -> None:
    walker = {"card": "Gideon Blackblade", "id": "gideon"}
    played = board(
        ["Adeline, Resplendent Cathar", "Hill Giant"],
        [walker],
        *attack_with({"Hill Giant": "C"}),
        RESOLVE,
        answer("gideon"),
        C={"battlefield": []},
        expect=["Adeline, Resplendent Cathar is 4/4"],
    )
    humans = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Human Token"]
    assert [it["attacking"] for it in humans] == ["gideon", "C"]
    assert all(it["tapped"] for it in humans)


@cr("508.4", "506.3b", cited=False)
def test_brimaz_brings_a_soldier_that_attacks_though_not_tapped() -> None:
    board(
        ["Brimaz, King of Oreskos"],
        ["Jace Beleren"],
        *attack_with({"Brimaz, King of Oreskos": "B"}),
        answer("Jace Beleren", choice="attacked"),
        RESOLVE,
        expect=["Cat Soldier Token is attacking", "Cat Soldier Token is untapped"],
    )


@cr("508.4", "508.4c", "508.4a")
def test_soldiers_made_attacking_pay_no_tax_and_attack_the_same_player() -> None:
    """Hero of Bladehold pays for herself; her two soldiers are attacking without being declared."""
    board(
        ["Hero of Bladehold"],
        ["Propaganda"],
        *attack_with({"Hero of Bladehold": "B"}),
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Soldier#1 is attacking", "Soldier#1 is tapped", "Soldier#2 is attacking"],
    )
