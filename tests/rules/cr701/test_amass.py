"""Amass (CR 701.47)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, creature, on_board


@cr("701.47a")
def test_amassing_makes_an_army_once_and_then_lets_it_grow() -> None:
    board(
        {"hand": ["Lazotep Reaver", "Lazotep Reaver"]},
        [],
        cast("Lazotep Reaver"),
        RESOLVE_ALL,
        cast("Lazotep Reaver"),
        RESOLVE_ALL,
        expect=["A controls 1 Zombie Army Token", "Zombie Army Token is 2/2"],
    )


@cr("701.47b", "701.47c")
def test_a_reflexive_trigger_speaks_of_the_army_even_if_no_counters_were_put() -> None:
    """Solemnity keeps the counters off; the player amassed all the same, and the Army is chosen."""
    army = {
        "token": {"name": "Orc Army", "types": ["Creature"], "subtypes": ["Orc", "Army"], "power": 3, "toughness": 3}
    }
    board(
        {"battlefield": [army, "Solemnity"], "hand": ["Foray of Orcs"]},
        ["Hill Giant"],
        cast("Foray of Orcs"),
        RESOLVE,
        answer("Hill Giant", choice="target"),
        RESOLVE_ALL,
        expect=["Hill Giant in B's graveyard"],
    )


@cr("701.47c", cited=False)
def test_the_amassed_army_is_spoken_of_with_its_counters() -> None:
    """An Army of 2/2 with three more counters: five cards are milled."""
    army = {
        "token": {"name": "Orc Army", "types": ["Creature"], "subtypes": ["Orc", "Army"], "power": 2, "toughness": 2}
    }
    board(
        {"battlefield": [army], "hand": ["Surrounded by Orcs"]},
        {"library": ["Forest"] * 8},
        cast("Surrounded by Orcs", "B"),
        RESOLVE,
        expect=["B has 5 cards in graveyard"],
    )


@cr("701.47a")
def test_an_army_becomes_an_orc_too() -> None:
    army = creature("", "0/0", name="Zombie Army", looks={"subtypes": ["Zombie", "Army"]}, counters={"+1/+1": 1})
    a = {"hand": ["Orcish Bowmasters"], "battlefield": [army]}
    played = board(
        a, [], cast("Orcish Bowmasters"), RESOLVE, answer("B"), RESOLVE, expect=["Zombie Army is 2/2", "B life 19"]
    )
    assert "Orc" in str(on_board(played, "Zombie Army"))


@cr("701.47a", "701.47b")
def test_that_somebody_amasses_goes_without_saying_beside_the_counters() -> None:
    played = board({"hand": ["Lazotep Reaver"]}, [], cast("Lazotep Reaver"), RESOLVE_ALL)
    assert "701.47b" in played.rules_of("A +1/+1 counter is put on Zombie Army Token, now 1/1")
    assert played.count("amasses") == 0
