"""Omen Cards (CR 720)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


def offered(card: str, *there: str) -> list[str]:
    """The names that may be chosen as a permanent spell resolves, with these cards in an opponent's hand."""
    asked = board({"hand": [card]}, {"hand": list(there)}, cast(card), RESOLVE)
    return [option["id"] for option in asked.pending["options"]]


@cr("720.2c", "720.4", cited=False)
def test_an_omen_card_is_one_card() -> None:
    board(
        {"graveyard": ["Dirgur Island Dragon"]},
        [],
        expect=["A has 1 card in graveyard", "Dirgur Island Dragon is not an instant"],
    )


@cr("720.3a", cited=False)
def test_an_omen_is_cast_at_its_own_speed_and_cost() -> None:
    board(
        {"hand": ["Dirgur Island Dragon"], "mana": "UU"},
        ["Grizzly Bears"],
        cast("Skimming Strike", "Grizzly Bears", face="adventure"),
        RESOLVE,
        step="upkeep",
        expect=["Grizzly Bears is tapped"],
    )


@cr("720.3c", cited=False)
def test_a_copy_of_an_omen_does_what_it_says_and_is_gone() -> None:
    board(
        {"hand": ["Dirgur Island Dragon", "Twincast"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Skimming Strike", "Grizzly Bears", face="adventure"),
        cast("Twincast", "Skimming Strike"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is tapped", "Hill Giant is tapped", "A has 2 cards in hand"],
    )


@cr("720.3d", "720.3b")
def test_an_omen_is_shuffled_into_its_owners_library() -> None:
    board(
        {"hand": ["Dirgur Island Dragon"]},
        ["Grizzly Bears"],
        cast("Skimming Strike", "Grizzly Bears", face="adventure"),
        RESOLVE,
        expect=["Grizzly Bears is tapped", "Dirgur Island Dragon in A's library"],
    )


@cr("720.4", "720.3", cited=False)
def test_an_omen_card_is_otherwise_its_normal_card() -> None:
    board(
        {"hand": ["Dirgur Island Dragon"]},
        [],
        cast("Dirgur Island Dragon"),
        RESOLVE,
        expect=["Dirgur Island Dragon is 4/4", "Dirgur Island Dragon has mana value 6"],
    )


@cr("720.5", "722.5", "201.4", cited=False)
def test_the_other_names_of_omens_and_preparation_cards_may_be_chosen() -> None:
    names = offered("Meddling Mage", "Dirgur Island Dragon", "Emeritus of Conflict")
    assert {"Dirgur Island Dragon", "Skimming Strike", "Emeritus of Conflict", "Emeritus's Bolt"} <= set(names)
