"""Craft (CR 702.167)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr


@cr("702.167a", "702.167b")
def test_craft_exiles_a_creature_or_a_creature_card_and_returns_the_card_transformed() -> None:
    craft: Entry = {"do": "activate", "player": "A", "source": "Tithing Blade"}
    for mine, gone in (
        ({"battlefield": ["Tithing Blade", "Goblin Piker"]}, "Goblin Piker in exile"),
        ({"battlefield": ["Tithing Blade"], "graveyard": ["Goblin Piker"]}, "Goblin Piker in exile"),
    ):
        played = board(mine, [], craft, RESOLVE, expect=["A controls 1 Consuming Sepulcher", gone])
        assert played.cites("702.167a")
    without = {"battlefield": ["Tithing Blade"], "graveyard": ["Lightning Bolt"]}
    board(without, [], craft, refused="118.3")


@cr("702.167c", cited=False)
def test_what_was_crafted_knows_the_card_it_was_crafted_with() -> None:
    played = board(
        ["Jade Seedstones", "Serra Angel", "Grizzly Bears"],
        [],
        activate("Jade Seedstones"),
        answer("Serra Angel", choice="materials"),
        RESOLVE_ALL,
        expect=["A controls 1 Jadeheart Attendant", "A life 25"],
    )
    assert played.count("Serra Angel is exiled") == 1


@cr("702.167c", cited=False)
def test_only_the_permanent_that_was_crafted_knows_its_materials() -> None:
    """A copy of it was not crafted, nor was one that began on the battlefield with that face up."""
    dinosaurs = ["Carnage Tyrant", "Labyrinth Raptor"]
    board(
        {"battlefield": ["Saheeli's Lattice"], "graveyard": dinosaurs, "hand": ["Clone"]},
        [],
        activate("Saheeli's Lattice"),
        answer(dinosaurs, choice="materials"),
        RESOLVE,
        cast("Clone"),
        answer("yes", choice="may"),
        answer("Mastercraft Raptor"),
        RESOLVE,
        expect=["Mastercraft Raptor#1 is 9/4", "Mastercraft Raptor#2 is 0/4"],
    )
    there = {"card": "Saheeli's Lattice", "face": "back", "id": "raptor"}
    board([there], [], expect=["raptor is 0/4"])


@cr("702.167a")
def test_an_ability_is_called_by_its_keyword() -> None:
    craft = activate("Tithing Blade", ability="craft with creature")
    played = board({"battlefield": ["Tithing Blade"], "graveyard": ["Goblin Piker"]}, [], craft)
    assert played.count("A activates Tithing Blade: Craft with creature {4}{B}") == 1
