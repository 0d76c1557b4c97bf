"""A card is found for each permanent of a player's that was destroyed (CR 608.2c, 608.2h, 701.20)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cr, creature

TEXT = (
    "{X}: Destroy X target artifacts and/or creatures. For each permanent destroyed this way, its controller reveals "
    "cards from the top of their library until an artifact or creature card is revealed and exiles that card. Those "
    "players put the exiled cards onto the battlefield, then shuffle."
)
MINE: dict[str, Any] = {
    "battlefield": [creature(TEXT, name="Maker"), "Sol Ring", "Ornithopter"],
    "library": ["Forest", "Hill Giant", "Forest", "Memnite", "Serra Angel"],
}


@cr("701.20a", "701.13a")
def test_for_two_permanents_two_cards_are_found_and_both_enter_at_once() -> None:
    ends = ["A controls Hill Giant", "A controls Memnite", "Serra Angel in A's library"]
    played = board(MINE, [], activate("Maker", "Sol Ring", "Ornithopter", x=2), RESOLVE_ALL, expect=ends)
    assert "A shuffles their library." in played.steps
    assert "Hill Giant and Memnite enter the battlefield under A's control." in played.steps


@cr("702.12b", "608.2h")
def test_who_controlled_it_finds_a_card_and_for_what_was_not_destroyed_there_is_none() -> None:
    theirs = {
        "battlefield": ["Darksteel Colossus", "Grizzly Bears"],
        "library": ["Forest", "Serra Angel", "Elvish Mystic"],
    }
    ends = [
        "B controls Serra Angel",
        "Elvish Mystic in B's library",
        "Hill Giant in A's library",
        "B controls Darksteel Colossus",
    ]
    board(MINE, theirs, activate("Maker", "Darksteel Colossus", "Grizzly Bears", x=2), RESOLVE, expect=ends)
