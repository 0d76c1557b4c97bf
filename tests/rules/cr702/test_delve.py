"""Delve (CR 702.66)."""

from __future__ import annotations

import pytest

from tests.helpers import LANDS, RESOLVE, answer, board, cast, cr


@cr("702.66a")
def test_delve_exiles_cards_for_generic_mana_only() -> None:
    board(
        {"hand": ["Gurmag Angler"], "graveyard": ["Hill Giant"] * 3, "battlefield": ["Swamp"] * 4, **LANDS},
        [],
        cast("Gurmag Angler"),
        answer(["Hill Giant", "Hill Giant", "Hill Giant"], choice="delve"),
        RESOLVE,
        expect=["A controls 1 Gurmag Angler", "A has 0 cards in graveyard", "A has 3 cards in exile"],
    )


@cr("702.66b", "702.66c", cited=False)
@pytest.mark.parametrize("spell", ["Treasure Cruise", "Twice Delve"])
def test_delve_pays_for_the_generic_mana_of_the_total_cost(spell: str) -> None:
    """Thalia makes {7}{U} cost {8}{U}: eight cards, and no ninth."""
    mine = {"hand": [spell], "graveyard": ["Hill Giant"] * 9, "battlefield": ["Island"], **LANDS}
    eight = ["Hill Giant"] * 8
    paid = [cast(spell), answer(eight, choice="delve"), RESOLVE]
    board(mine, ["Thalia, Guardian of Thraben"], *paid, expect=["A has 3 cards in hand", "A has 8 cards in exile"])
    nine = [answer([*eight, "Hill Giant"], choice="delve"), cast(spell)]
    board(mine, ["Thalia, Guardian of Thraben"], *nine, refused="702.66a")
    seven = [answer(eight[1:], choice="delve"), cast(spell)]
    board(mine, ["Thalia, Guardian of Thraben"], *seven, refused="601.2h")


@cr("702.66a")
def test_it_is_not_asked_what_helps_where_all_of_it_is_needed() -> None:
    buried = ["Opt", "Shock", "Counterspell", "Duress", "Forest", "Island", "Swamp"]
    mine = {"hand": ["Treasure Cruise"], "battlefield": ["Island"], **LANDS}
    board({**mine, "graveyard": buried}, [], cast("Treasure Cruise"), expect=["Duress in exile", "Swamp in exile"])
    more = board({**mine, "graveyard": [*buried, "Plains"]}, [], cast("Treasure Cruise"))
    assert more.pending["kind"] == "delve"
    many = board({**mine, "graveyard": [*buried, "Plains", "Mountain"]}, [], cast("Treasure Cruise"))
    assert (many.pending["min"], many.pending["max"]) == (7, 7), "whichever they are"


@cr("702.66a", "601.2h")
def test_it_is_not_asked_which_of_the_same_cards_help_where_so_many_are_needed() -> None:
    mine = {"hand": ["Treasure Cruise"], "graveyard": ["Opt"] * 9, **LANDS}
    played = board({**mine, "battlefield": ["Island"]}, [], cast("Treasure Cruise"), expect=["A has 7 cards in exile"])
    assert played.report["pending"] is None
    at_hand = board({**mine, "battlefield": ["Island"] * 3}, [], cast("Treasure Cruise"))
    assert (at_hand.pending["min"], at_hand.pending["max"]) == (5, 7)
