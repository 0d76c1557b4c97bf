"""What a certain source would deal is prevented, and something is done besides (CR 615.1, 615.5)."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, attack, board, cast, cr, creature


@cr("615.5")
def test_the_controller_of_the_source_draws_as_many_cards() -> None:
    played = board(
        {"hand": ["Lightning Bolt"], "library": ["Forest"] * 5},
        ["Swans of Bryn Argoll"],
        cast("Lightning Bolt", "Swans of Bryn Argoll"),
        RESOLVE,
        expect=["A has 3 cards in hand", "B controls Swans of Bryn Argoll"],
    )
    assert "615.5" in played.rules_of("draws")


@cr("615.12")
def test_what_cant_be_prevented_is_dealt_and_nobody_draws() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Leyline of Punishment"]},
        ["Swans of Bryn Argoll"],
        cast("Lightning Bolt", "Swans of Bryn Argoll"),
        RESOLVE,
        expect=["A has 0 cards in hand", "Swans of Bryn Argoll in B's graveyard"],
    )


@cr("615.5")
def test_only_what_the_source_deals_to_an_opponent() -> None:
    board(
        ["The Mindskinner"],
        {"library": ["Forest"] * 12},
        *attack("A", The_Mindskinner="B"),
        DAMAGE,
        expect=["B life 20", "B has 2 cards in library"],
    )


@cr("615.1", cited=False)
def test_damage_of_other_sources_is_dealt() -> None:
    wary = creature(
        "If a creature would deal combat damage to Tester, prevent that damage and put a +1/+1 counter on Tester."
    )
    board(
        {"hand": ["Shock"]}, [wary], cast("Shock", "Tester"), RESOLVE, expect=["B controls 0 Testers"],
    )  # fmt: skip
