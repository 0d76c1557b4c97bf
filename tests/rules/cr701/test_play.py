"""Play (CR 701.18)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("701.18a", cited=False)
def test_a_land_is_played_only_with_an_empty_stack() -> None:
    board(
        {"hand": ["Forest", "Goblin Piker"]},
        [],
        cast("Goblin Piker"),
        {"do": "play", "player": "A", "card": "Forest"},
        refused="305.1",
    )


@cr("701.18a", cited=False)
def test_prosper_makes_a_treasure_for_a_land_or_a_spell_played_from_exile():
    for card, act in (
        ("Forest", {"do": "play", "player": "A", "card": "Forest", "from": "exile"}),
        ("Divination", cast("Divination", **{"from": "exile"})),
    ):
        board(
            {"battlefield": ["Prosper, Tome-Bound"], "hand": ["Act on Impulse"], "library": [card, "Plains", "Plains"]},
            [],
            cast("Act on Impulse"),
            RESOLVE,
            act,
            RESOLVE,
            expect=["A controls Treasure"],
        )
