"""What lands become: types added and set, and the mana that goes with them (305.6, 305.7)."""

from __future__ import annotations

from tests.engine.helpers import board, cr


@cr("305.7", "305.6")
def test_a_land_that_is_a_swamp_as_well_keeps_its_own_abilities() -> None:
    board(
        ["Urborg, Tomb of Yawgmoth", "Mutavault"],
        [],
        {"do": "activate", "player": "A", "source": "Mutavault", "ability": 2},
        {"do": "resolve"},
        expect=["Mutavault is a Swamp", "Mutavault is 2/2", "Mutavault is a Goblin", "Mutavault is a land"],
    )


@cr("305.7", "613.8")
def test_lands_set_to_mountains_lose_what_made_them_swamps() -> None:
    """The land that says so is nonbasic: it is a Mountain without abilities before it can speak (613.8)."""
    board(
        ["Blood Moon", "Urborg, Tomb of Yawgmoth", "Forest"],
        [],
        expect=[
            "Urborg, Tomb of Yawgmoth is a Mountain",
            "Urborg, Tomb of Yawgmoth is not a Swamp",
            "Forest is not a Swamp",
        ],
    )


@cr("305.7")
def test_lands_of_every_basic_type() -> None:
    board(
        ["Dryad of the Ilysian Grove", {"card": "Wastes", "id": "mine"}],
        [{"card": "Wastes", "id": "theirs"}],
        expect=["mine is a Plains", "mine is a Forest", "theirs is not a Forest"],
    )
