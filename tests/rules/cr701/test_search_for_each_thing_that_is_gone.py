"""Whoever controlled what is gone searches, for as many cards as they controlled of it (CR 701.23, 608.2h)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, answer, board, cast, cr

THEIRS: dict[str, Any] = {
    "battlefield": ["Grizzly Bears", "Air Elemental"],
    "library": ["Forest", "Island", "Howling Mine", "Plains"],
}


@cr("701.23a")
def test_one_search_for_the_creature_that_was_exiled() -> None:
    board(
        {"hand": ["Winds of Abandon"]},
        THEIRS,
        cast("Winds of Abandon", "Grizzly Bears"),
        RESOLVE,
        answer("Island", "B"),
        expect=["B controls 1 Island", "Island is tapped", "B controls 0 Forest", "A controls 0 Island"],
    )


@cr("701.23a", "608.2h")
def test_each_player_searches_for_as_many_cards_as_creatures_were_exiled() -> None:
    played = board(
        {"hand": ["Winds of Abandon"], "battlefield": ["Serra Angel"]},
        THEIRS,
        cast("Winds of Abandon", costs=["overload"]),
        RESOLVE,
        answer(["Forest", "Plains"], "B"),
        answer(["Swamp"], "C"),
        C={"battlefield": ["Runeclaw Bear"], "library": ["Swamp", "Swamp"]},
        expect=["A controls 1 Serra Angel", "B controls 1 Forest", "B controls 1 Plains", "C controls 1 Swamp"],
    )
    assert played.count("searches their library") == 2


@cr("701.23a")
def test_fewer_cards_may_be_found() -> None:
    board(
        {"hand": ["Winds of Abandon"]},
        THEIRS,
        cast("Winds of Abandon", costs=["overload"]),
        RESOLVE,
        answer(["Forest"], "B"),
        expect=["B controls 1 Forest", "B controls 0 Plains", "B controls 0 Island"],
    )


@cr("701.23a", "608.2d")
def test_where_it_may_be_done_each_player_decides() -> None:
    mine = {"hand": ["From the Ashes"], "battlefield": ["Zoetic Cavern"], "library": ["Swamp"]}
    theirs = {"battlefield": ["Ancient Tomb", "Zoetic Cavern"], "library": ["Forest", "Plains", "Island"]}
    board(
        mine,
        theirs,
        cast("From the Ashes"),
        RESOLVE,
        answer("no", choice="may"),
        answer("yes", "B", choice="may"),
        answer(["Forest", "Island"], "B"),
        expect=["A controls 0 Swamp", "B controls 1 Forest", "B controls 1 Island", "B controls 0 Zoetic Cavern"],
    )


@cr("701.23a", "608.2h")
def test_lands_that_were_sacrificed_count_and_nothing_else() -> None:
    theirs = {"battlefield": ["Ancient Tomb", "Howling Mine"], "library": ["Forest", "Plains"]}
    played = board(
        {"hand": ["Wave of Vitriol"]},
        theirs,
        cast("Wave of Vitriol"),
        RESOLVE,
        answer("yes", "B", choice="may"),
    )
    assert played.pending["max"] == 1


@cr("701.23a", "702.142a")
def test_whoever_is_targeted_searches_shuffles_and_puts_the_card_on_top() -> None:
    mine = {"battlefield": ["Varragoth, Bloodsky Sire"], "library": ["Forest", "Doom Blade", "Island"]}
    board(
        mine,
        [],
        {"do": "go_to", "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {"Varragoth, Bloodsky Sire": "B"}},
        {"do": "activate", "player": "A", "source": "Varragoth, Bloodsky Sire", "ability": 1, "targets": ["A"]},
        RESOLVE,
        answer("Doom Blade"),
        {"do": "go_to", "turn": 5, "step": "draw"},
        expect=["Doom Blade in hand"],
    )


@cr("701.23a", "101.4")
def test_each_of_the_players_who_were_targeted_searches_their_own_library() -> None:
    board(
        {"hand": ["Scheming Symmetry"], "library": ["Forest", "Doom Blade"]},
        {"library": ["Island", "Serra Angel"]},
        cast("Scheming Symmetry", "B", "A"),
        RESOLVE,
        answer("Doom Blade"),
        answer("Serra Angel", "B"),
        {"do": "go_to", "turn": 5, "step": "draw"},
        expect=["Doom Blade in hand", "Serra Angel in B's hand"],
    )
