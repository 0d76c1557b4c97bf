"""Mayhem (CR 702.187)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.187b")
def test_mayhem_only_in_the_turn_in_which_it_was_discarded() -> None:
    board(
        {"hand": ["Electro's Bolt"], "battlefield": ["Merfolk Looter"], "library": ["Forest", "Forest"]},
        ["Hill Giant"],
        {"do": "activate", "player": "A", "source": "Merfolk Looter"},
        RESOLVE,
        answer("Electro's Bolt"),
        cast("Electro's Bolt", "Hill Giant", costs=["mayhem"]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    board({"graveyard": ["Electro's Bolt"]}, ["Hill Giant"], cast("Electro's Bolt", "Hill Giant"), refused="601.3")


@cr("702.187c", cited=False)
def test_a_land_with_mayhem_is_played_from_the_graveyard_after_it_was_discarded() -> None:
    mine = {"hand": ["Oscorp Industries"], "battlefield": ["Merfolk Looter"], "library": ["Forest"]}
    loot = {"do": "activate", "player": "A", "source": "Merfolk Looter"}
    play = {"do": "play", "player": "A", "card": "Oscorp Industries", "from": "graveyard"}
    board(
        mine,
        [],
        loot,
        RESOLVE,
        answer("Oscorp Industries"),
        play,
        RESOLVE_ALL,
        expect=["A controls 1 Oscorp Industries", "A has 18 life", "Oscorp Industries is tapped"],
    )
    board({"graveyard": ["Oscorp Industries"]}, [], play, refused="305.1")
