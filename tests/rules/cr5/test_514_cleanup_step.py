"""Cleanup Step (CR 514)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, turn


@cr("514.1", "402.2")
def test_excess_cards_are_discarded_in_the_cleanup_step() -> None:
    played = board({"hand": [*["Forest"] * 7, "Island"], "library": ["Island"]}, [], turn(4))
    assert played.pending["rule"] == "514.1"
    expect = ["A has 7 cards in hand", "A has 1 card in graveyard"]
    assert board({"hand": ["Forest"] * 8, "library": ["Island"]}, [], turn(4), expect=expect).cites("514.1")


@cr("514.2")
def test_damage_and_effects_until_end_of_turn_end_together() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth", "Lightning Bolt"]},
        [],
        cast("Giant Growth", "Grizzly Bears"),
        RESOLVE,
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        turn(4),
        expect=["Grizzly Bears is 2/2", "Grizzly Bears has 0 damage"],
    )


@cr("514.3", "514.3a")
def test_what_triggers_in_the_cleanup_step_is_played_there_and_another_follows() -> None:
    played = board(
        {"hand": ["Forest"] * 8},
        ["Liliana's Caress"],
        {"do": "go_to", "step": "cleanup"},
        answer(["Forest#1"], choice="cards"),
        expect=["not stack is empty", "it is the cleanup step", "A has priority"],
    )
    played = board(
        {"hand": ["Forest"] * 8},
        ["Liliana's Caress"],
        {"do": "go_to", "step": "cleanup"},
        answer(["Forest#1"], choice="cards"),
        turn(4),
        expect=["A life 18"],
    )
    assert played.cites("514")
