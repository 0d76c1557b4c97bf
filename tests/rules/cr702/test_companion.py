"""Companion (CR 702.139)."""

from __future__ import annotations

from tests.helpers import board, cr, special


@cr("702.139a", "116.2g", "702.139c")
def test_a_companion_is_put_into_hand_once_for_three_mana() -> None:
    played = board(
        {"sideboard": ["Lurrus of the Dream-Den", "Jegantha, the Wellspring"], "mana": "WWWWWW"},
        [],
        special("companion", "Lurrus of the Dream-Den"),
        special("companion", "Jegantha, the Wellspring"),
        expect=["Lurrus of the Dream-Den in hand", "A has 1 card in hand"],
        refused="116.2g",
    )
    assert played.cites("702.139a")


@cr("702.139d", "903.11a")
def test_in_a_commander_game_a_companion_has_to_fit_the_commander() -> None:
    """Lurrus is within the colors of Nethroi; Jegantha, whose mana ability makes five colors, is not."""
    leader = "Nethroi, Apex of Death"
    side = ["Lurrus of the Dream-Den", "Jegantha, the Wellspring"]
    mine = {"command": [leader], "commander": leader, "sideboard": side}
    played = board(mine, [], special("companion", side[0]), expect=["Lurrus of the Dream-Den in hand"])
    assert played.cites("702.139d")
    board(mine, [], special("companion", side[1]), refused="903.11a")
    twice = {**mine, "hand": [side[0]], "sideboard": [{"card": side[0], "id": "companion"}]}
    board(twice, [], special("companion", "companion"), refused="903.11a")
