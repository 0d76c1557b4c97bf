"""Reselecting what a creature attacks (CR 508.7)."""

from __future__ import annotations

from tests.helpers import (
    DAMAGE,
    PASS_A,
    RESOLVE,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
)


@cr("508.7", "508.7a", "508.7c")
def test_an_attack_is_turned_on_another_opponent_without_attacking_again() -> None:
    """B turns the Hero's attack on C; nobody is attacked a second time, so no further Soldiers come."""
    played = board(
        ["Hill Giant"],
        {"hand": ["Misleading Signpost"]},
        *attack_with({"Hill Giant": "B"}),
        PASS_A,
        cast("Misleading Signpost", player="B"),
        RESOLVE,
        answer("yes", "B"),
        answer("C", "B", choice="attacked"),
        RESOLVE,
        DAMAGE,
        C=[],
        expect=["B life 20", "C life 17"],
    )
    assert played.count("Hill Giant is now attacking C") == 1
    assert played.count("attacks") == 1


@cr("508.7b", "509.1a")
def test_only_the_player_attacked_now_blocks() -> None:
    """What the Giant attacks now decides who may block it."""
    board(
        ["Hill Giant"],
        {"battlefield": ["Grizzly Bears"], "hand": ["Portal Mage"]},
        *attack_with({"Hill Giant": "B"}),
        PASS_A,
        cast("Portal Mage", player="B"),
        RESOLVE,
        answer("yes", "B"),
        answer("C", "B", choice="attacked"),
        RESOLVE,
        *block_with({"Grizzly Bears": "Hill Giant"}),
        C=[],
        refused=("509.1a", "802.4a"),
    )


@cr("508.7c", cited=False)
def test_the_attacker_cannot_be_turned_on_its_own_controller() -> None:
    played = board(
        ["Hill Giant", "Jace Beleren"],
        {"hand": ["Misleading Signpost"]},
        *attack_with({"Hill Giant": "B"}),
        PASS_A,
        cast("Misleading Signpost", player="B"),
        RESOLVE,
        answer("yes", "B"),
        RESOLVE,
        C=["Chandra Nalaar"],
    )
    assert [option["label"] for option in played.pending["options"]] == ["B", "C", "Chandra Nalaar"]


@cr("508.7", "508.7c")
def test_among_players_and_planeswalkers_a_battle_is_not_offered() -> None:
    turns = creature("{0}: You may reselect which player or planeswalker target attacking creature is attacking.")
    siege = {"card": "Invasion of Zendikar", "counters": {"defense": 5}, "protector": "B"}
    attack = attack_with({"Hill Giant": "B"})
    act = [PASS_A, activate("Tester", "Hill Giant", player="B"), RESOLVE, answer("yes", "B")]
    played = board(["Hill Giant", siege], [turns], *attack, *act, C=["Chandra Nalaar"])
    assert [option["label"] for option in played.pending["options"]] == ["B", "C", "Chandra Nalaar"]
