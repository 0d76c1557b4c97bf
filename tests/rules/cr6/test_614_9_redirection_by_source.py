"""Redirection of what certain sources deal, and of so much damage to several (CR 609.7, 614.9, 615.7)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    PASS_A,
    RESOLVE,
    activate,
    answer,
    attack,
    board,
    cast,
    cr,
    creature,
    to,
)


@cr("614.9", "609.7a", cited=False)
@pytest.mark.parametrize(("chosen", "lives"), [("Lightning Bolt", (20, 19, 18)), ("Hill Giant", (20, 17, 20))])
def test_so_much_of_what_the_chosen_source_deals_goes_elsewhere(chosen: str, lives: tuple[int, int, int]) -> None:
    """Two of three damage; the rest is dealt to the player. Another source's damage is dealt as it would be."""
    _, yours, theirs = lives
    board(
        {"hand": ["Lightning Bolt"]},
        {"hand": ["Harm's Way"], "battlefield": ["Hill Giant"]},
        cast("Lightning Bolt", "B"),
        PASS_A,
        cast("Harm's Way", "A", player="B"),
        RESOLVE,
        answer(chosen, player="B", choice="source"),
        RESOLVE,
        expect=[f"B life {yours}", f"A life {theirs}"],
    )


@cr("614.9")
def test_what_is_left_of_the_shield_stops_what_the_source_deals_later() -> None:
    """One damage, twice: both are dealt elsewhere, the third is not."""
    bolter = creature("{0}: ~ deals 1 damage to any target.", name="Bolter")
    board(
        [bolter],
        {"hand": ["Harm's Way"], "battlefield": ["Grizzly Bears"]},
        PASS_A,
        cast("Harm's Way", "A", player="B"),
        RESOLVE,
        answer("Bolter", player="B", choice="source"),
        activate("Bolter", "B"),
        RESOLVE,
        activate("Bolter", "Grizzly Bears"),
        RESOLVE,
        activate("Bolter", "B"),
        RESOLVE,
        step="upkeep",
        expect=["B life 19", "A life 18", "Grizzly Bears has 0 damage"],
    )


@cr("615.7", "614.9")
@pytest.mark.parametrize(("first", "second"), [("Grizzly Bears", "Bear Cub"), ("Bear Cub", "Grizzly Bears")])
def test_of_damage_to_several_at_once_the_player_chooses_which_goes_elsewhere(first: str, second: str) -> None:
    """One source deals two damage to each of two creatures: the shield is as large as one of them."""
    board(
        {"hand": ["Pyroclasm"]},
        {"hand": ["Harm's Way"], "battlefield": ["Grizzly Bears", "Bear Cub"]},
        cast("Pyroclasm"),
        PASS_A,
        cast("Harm's Way", "A", player="B"),
        RESOLVE,
        answer("Pyroclasm", player="B", choice="source"),
        answer({first: 2}, player="B", choice="division"),
        RESOLVE,
        expect=["A life 18", f"{first} on the battlefield", f"{second} in graveyard"],
    )


@cr("615.7", "615.5")
def test_one_shield_for_a_player_and_their_permanents() -> None:
    """Three of four damage are prevented, and just as much is dealt, once."""
    board(
        {"hand": ["Pyroclasm"]},
        {"hand": ["Divine Deflection"], "battlefield": ["Grizzly Bears", "Bear Cub"]},
        cast("Pyroclasm"),
        PASS_A,
        cast("Divine Deflection", "A", player="B", x=3),
        RESOLVE,
        answer({"Grizzly Bears": 2, "Bear Cub": 1}, player="B", choice="division"),
        RESOLVE,
        expect=["A life 17", "Grizzly Bears has 0 damage", "Bear Cub has 1 damage"],
    )


@cr("614.9")
def test_the_next_time_is_all_that_is_dealt_at_that_time() -> None:
    """Combat damage of two attackers is one time; the damage afterwards is another."""
    board(
        {"battlefield": ["Grizzly Bears", "Hill Giant"], "hand": ["Lightning Bolt"]},
        ["Glarecaster"],
        *attack(Grizzly_Bears="B", Hill_Giant="B"),
        PASS_A,
        activate("Glarecaster", "A", player="B"),
        RESOLVE,
        to("combat damage"),
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["A life 15", "B life 17"],
    )


@cr("614.9")
def test_what_one_unblocked_creature_would_deal_its_controller_is_dealt() -> None:
    """The other attacker's damage is dealt as it would be."""
    board(
        ["Grizzly Bears", "Hill Giant"],
        {"hand": ["Mirror Strike"]},
        *attack(Grizzly_Bears="B", Hill_Giant="B"),
        to("declare blockers"),
        PASS_A,
        cast("Mirror Strike", "Hill Giant", player="B"),
        RESOLVE,
        to("combat damage"),
        expect=["A life 17", "B life 18"],
    )


@cr("614.9", "609.7c", cited=False)
@pytest.mark.parametrize(("source", "life"), [("Rod of Ruin", 20), ("Prodigal Sorcerer", 19)])
def test_a_static_ability_looks_at_what_deals_the_damage(source: str, life: int) -> None:
    board(
        [source],
        ["Martyrs of Korlis"],
        activate(source, "B"),
        RESOLVE,
        expect=[f"B life {life}"],
    )


@cr("614.9")
def test_it_is_the_chosen_source_that_deals_the_damage_to_the_other_creature() -> None:
    """All of it, each time."""
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Serra Angel"]},
        {"hand": ["Kor Dirge"], "battlefield": ["Hill Giant"]},
        cast("Lightning Bolt", "Hill Giant"),
        PASS_A,
        cast("Kor Dirge", "Hill Giant", "Serra Angel", player="B"),
        RESOLVE,
        answer("Lightning Bolt", player="B", choice="source"),
        RESOLVE,
        expect=["Hill Giant has 0 damage", "Serra Angel has 3 damage"],
    )
