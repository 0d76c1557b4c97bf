"""Spells countered unless more is paid where something is so (CR 701.6, 118.12a, 614.15)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, answer, board, cast, cr, passing


@cr("118.12a")
@pytest.mark.parametrize(("mine", "paid"), [("Hill Giant", "{1}"), ("Serra Angel", "{4}")])
def test_with_a_flyer_it_costs_four_not_one(mine: str, paid: str) -> None:
    played = board(
        {"battlefield": [mine], "hand": ["Lofty Denial"]},
        {"hand": ["Grizzly Bears"]},
        cast("Grizzly Bears", player="B"),
        passing("B"),
        cast("Lofty Denial", "Grizzly Bears"),
        RESOLVE,
        answer("yes", player="B"),
        active="B",
    )
    assert any(f"B pays {paid}" in step for step in played.steps)


@cr("614.15")
def test_a_creature_spell_that_is_countered_enters_instead() -> None:
    mine = {"hand": ["Desertion"]}
    counter = [passing("B"), cast("Desertion", "Grizzly Bears"), RESOLVE]
    theirs = {"hand": ["Grizzly Bears"]}
    board(mine, theirs, cast("Grizzly Bears", player="B"), *counter, active="B", expect=["A controls Grizzly Bears"])


@cr("701.6a")
def test_any_other_spell_goes_to_the_graveyard() -> None:
    counter = [passing("B"), cast("Desertion", "Murder"), RESOLVE]
    murder = cast("Murder", "Hill Giant", player="B")
    theirs = {"hand": ["Murder"]}
    there = ["Murder in B's graveyard", "Hill Giant on the battlefield"]
    board({"hand": ["Desertion"], "battlefield": ["Hill Giant"]}, theirs, murder, *counter, active="B", expect=there)


@cr("614.15")
def test_whoever_counters_it_chooses_the_end_of_the_library() -> None:
    counter = [passing("B"), cast("Hinder", "Grizzly Bears"), RESOLVE, answer("bottom")]
    played = board(
        {"hand": ["Hinder"]}, {"hand": ["Grizzly Bears"]}, cast("Grizzly Bears", player="B"), *counter, active="B"
    )
    assert any("on the bottom of B's library" in step for step in played.steps)
