"""Rebound (CR 702.88)."""

from __future__ import annotations

import pytest

from tests.helpers import LANDS, NEXT_UPKEEP, RESOLVE, RESOLVE_ALL, YES, Entry, answer, board, cast, cr, to, turn


@cr("702.88a")
def test_a_question_names_the_card_it_speaks_of() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Ephemerate"]},
        [],
        cast("Ephemerate", "Grizzly Bears"),
        RESOLVE,
        turn(5),
        RESOLVE,
    )
    assert "Cast Ephemerate without paying" in played.pending["prompt"]


@cr("702.88a", "702.88b")
@pytest.mark.parametrize("taxed", [True, False])
def test_a_rebound_spell_is_free_but_for_what_is_added(taxed: bool) -> None:
    """The only lands are tapped for the first casting; the second costs {1} if Thalia has come, else nothing."""
    mine = {"hand": ["Artful Maneuver"], "battlefield": ["Goblin Piker", "Plains", "Plains"], **LANDS}
    first = [cast("Artful Maneuver", "Goblin Piker"), RESOLVE]
    change: list[Entry] = [{"do": "edit", "create": {"B": ["Thalia, Guardian of Thraben"]}}] if taxed else []
    gone: Entry = {"do": "edit", "remove": ["Plains#1", "Plains#2"]}
    again = [*first, *change, gone, NEXT_UPKEEP, RESOLVE, YES]
    aim = answer("Goblin Piker", choice="target")
    cast_again = [aim] if taxed else [aim, RESOLVE]
    size = "2/1" if taxed else "4/3"
    played = board(mine, [], *again, *cast_again, expect=[f"Goblin Piker is {size}", "stack is empty"])
    assert played.cites("702.88a")


@cr("702.88a")
def test_a_rebound_spell_is_cast_again_at_the_next_upkeep() -> None:
    played = board(
        {"hand": ["Artful Maneuver"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Artful Maneuver", "Goblin Piker"),
        RESOLVE,
        {**to("upkeep"), "turn": 5},
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Goblin Piker is 4/3", "Artful Maneuver in A's graveyard"],
    )
    assert played.cites("702.88a")


@cr("702.88c", cited=False)
def test_rebound_twice_casts_the_spell_once_more() -> None:
    mine = {"hand": ["Twice Rebound"]}
    script = [cast("Twice Rebound"), RESOLVE, NEXT_UPKEEP, RESOLVE, YES, RESOLVE_ALL]
    found = board(mine, [], *script, expect=["A has 22 life", "Twice Rebound in A's graveyard", "stack is empty"])
    assert found.count("ability triggers") == 1
