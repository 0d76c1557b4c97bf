"""Enlist (CR 702.154)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE_ALL, answer, attack_with, board, cr


@cr("702.154a", "702.154b")
def test_enlisting_taps_a_creature_that_stays_home_and_adds_its_power() -> None:
    played = board(
        ["Coalition Skyknight", "Hill Giant"],
        [],
        *attack_with({"Coalition Skyknight": "B"}),
        answer(["Hill Giant"], choice="enlist"),
        RESOLVE_ALL,
        expect=["Coalition Skyknight is 5/2", "Hill Giant is tapped"],
    )
    assert played.cites("702.154a")


@cr("702.154a", cited=False)
def test_a_creature_that_just_came_cannot_be_enlisted() -> None:
    new = {"card": "Hill Giant", "sick": True}
    attack = attack_with({"Coalition Skyknight": "B"})
    played = board(["Coalition Skyknight", new], [], *attack, expect=["Hill Giant is not tapped"])
    assert not played.cites("702.154a")


@cr("702.154c", cited=False)
def test_a_creature_cannot_enlist_itself() -> None:
    attack = attack_with({"Twice Enlist": "B"})
    played = board(["Twice Enlist"], [], *attack, expect=["Twice Enlist is 2/2", "stack is empty"])
    assert not played.cites("702.154a")


@cr("702.154d", cited=False)
def test_each_enlist_taps_a_creature_and_adds_its_own_power() -> None:
    played = board(
        ["Twice Enlist", "Hill Giant", "Goblin Piker"],
        [],
        *attack_with({"Twice Enlist": "B"}),
        answer(["Hill Giant"], choice="enlist"),
        answer(["Goblin Piker"], choice="enlist"),
        ORDER,
        RESOLVE_ALL,
        expect=["Twice Enlist is 7/2", "Hill Giant is tapped", "Goblin Piker is tapped"],
    )
    assert played.cites("702.154a")
