"""Embalm (CR 702.128)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cr


@cr("702.128a")
def test_embalmed_it_is_a_white_zombie_cat() -> None:
    board(
        {"graveyard": ["Sacred Cat"]},
        [],
        {"do": "activate", "player": "A", "source": "Sacred Cat"},
        RESOLVE,
        expect=["Sacred Cat#2 is a Zombie", "Sacred Cat#2 has lifelink", "Sacred Cat#1 in exile"],
    )


@cr("702.128a")
def test_activating_an_embalm_ability_is_seen_although_its_card_has_left_the_graveyard() -> None:
    scene = {"battlefield": ["Watcher of Embalmers"], "graveyard": ["Sacred Cat"]}
    board(scene, [], activate("Sacred Cat"), RESOLVE_ALL, expect=["A has 1 card in hand"])
