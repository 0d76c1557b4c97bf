"""What is said of each of several players: what they control, and who the others are."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, board, cast, cr, turn


@cr("120.1", "109.5")
def test_each_opponent_and_each_creature_they_control_are_dealt_damage() -> None:
    board(
        {"hand": ["Goblin Chainwhirler"], "battlefield": ["Llanowar Elves"]},
        ["Craw Wurm"],
        cast("Goblin Chainwhirler"),
        RESOLVE,
        RESOLVE,
        C=[{"card": "Llanowar Elves", "id": "theirs"}],
        expect=[
            "A life 20",
            "B life 19",
            "C life 19",
            "Craw Wurm has 1 damage",
            "theirs in C's graveyard",
            "A controls Llanowar Elves",
        ],
    )


@cr("603.4")
def test_each_other_player_is_other_than_the_player_who_is_spoken_of() -> None:
    """Not other than the controller of the enchantment, who has no lands at all."""
    board(["Greener Pastures"], ["Forest", "Forest"], turn(4), RESOLVE, C=["Forest"], expect=["B controls 1 Saproling"])
    played = board(["Greener Pastures"], ["Forest"], turn(4), C=["Forest"], expect=["stack is empty"])
    assert played.count("ability triggers") == 0
