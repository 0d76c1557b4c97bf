"""Hideaway (CR 702.75)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cr

TOP = ["Grizzly Bears", "Serra Angel", "Forest", "Shock", "Island"]
GIANTS = ["Serra Angel", "Serra Angel", "Serra Angel"]
PLAY = {"do": "play", "player": "A", "card": "Mosswort Bridge"}


@cr("702.75a", "607.2a", "608.2g")
def test_the_hidden_card_is_cast_without_paying() -> None:
    played = board(
        {"battlefield": [*GIANTS, "Forest"], "hand": ["Mosswort Bridge"], "library": TOP},
        [],
        PLAY,
        RESOLVE,
        answer(["Grizzly Bears"]),
        {"do": "go_to", "step": "precombat main", "turn": 5},
        activate("Mosswort Bridge", ability="play the exiled"),
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        expect=["A controls Grizzly Bears"],
    )
    assert played.cites("702.75a")


@cr("702.75a", "305.3")
def test_a_hidden_land_is_played_as_the_land_of_the_turn() -> None:
    board(
        {"battlefield": [*GIANTS, "Forest"], "hand": ["Mosswort Bridge"], "library": TOP},
        [],
        PLAY,
        RESOLVE,
        answer(["Forest#2"]),
        {"do": "go_to", "step": "precombat main", "turn": 5},
        activate("Mosswort Bridge", ability="play the exiled"),
        RESOLVE,
        answer("yes"),
        expect=["A controls Forest#2"],
    )


@cr("702.75a")
def test_while_its_condition_is_not_met_nothing_is_played() -> None:
    board(
        {"battlefield": ["Forest"], "hand": ["Mosswort Bridge"], "library": TOP},
        [],
        PLAY,
        RESOLVE,
        answer(["Grizzly Bears"]),
        {"do": "go_to", "step": "precombat main", "turn": 5},
        activate("Mosswort Bridge", ability="play the exiled"),
        RESOLVE,
        expect=["Grizzly Bears in exile"],
    )
