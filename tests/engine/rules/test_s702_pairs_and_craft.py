"""Judges' questions about soulbond, craft and ripple (CR 702.60, 702.95, 702.167)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr

PAIR: list[Entry] = [cast("Trusted Forcemage"), RESOLVE, answer("yes", choice="may"), RESOLVE_ALL]
MAGE = {"hand": ["Trusted Forcemage", "Lightning Bolt"], "battlefield": ["Goblin Piker"]}


@cr("702.95a", "702.95b")
def test_soulbond_pairs_two_creatures_and_both_profit() -> None:
    played = board(MAGE, [], *PAIR, expect=["Trusted Forcemage is 3/3", "Goblin Piker is 3/2"])
    assert played.cites("702.95a")


@cr("702.95a")
def test_a_creature_that_enters_later_can_be_paired_too() -> None:
    board(
        {"hand": ["Goblin Piker"], "battlefield": ["Trusted Forcemage"]},
        [],
        cast("Goblin Piker"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Trusted Forcemage is 3/3", "Goblin Piker is 3/2"],
    )


@cr("702.95d")
def test_a_paired_creature_is_not_paired_again() -> None:
    played = board(
        {"hand": ["Trusted Forcemage", "Hill Giant"], "battlefield": ["Goblin Piker"]},
        [],
        *PAIR,
        cast("Hill Giant"),
        RESOLVE_ALL,
        expect=["Hill Giant is 3/3"],
    )
    assert played.count("ability triggers") == 1


@cr("702.95e")
def test_the_pair_ends_when_one_of_them_leaves() -> None:
    played = board(
        MAGE, [], *PAIR, cast("Lightning Bolt", "Goblin Piker"), RESOLVE, expect=["Trusted Forcemage is 2/2"]
    )
    assert played.cites("702.95e")


@cr("702.95c")
def test_nothing_is_paired_when_the_other_creature_is_gone_by_then() -> None:
    board(
        MAGE,
        {"hand": ["Murder"]},
        cast("Trusted Forcemage"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Murder", "Goblin Piker", player="B"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Trusted Forcemage is 2/2"],
    )


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
    assert board(without, [], craft, refused=True).refused("118.3")


@cr("702.167c")
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


@cr("702.167c")
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


@cr("702.60a")
def test_ripple_casts_cards_of_the_same_name_for_nothing() -> None:
    played = board(
        {"hand": ["Surging Flame"], "library": ["Forest", "Surging Flame", "Island", "Swamp", "Plains"]},
        [],
        cast("Surging Flame", "B"),
        answer("yes", choice="may"),
        answer("Surging Flame", choice="objects"),
        answer("B", choice="target"),
        answer("as listed", choice="order"),
        answer("no", choice="may"),
        RESOLVE_ALL,
        expect=["B has 16 life", "A has 4 cards in library"],
    )
    assert played.cites("702.60a")
