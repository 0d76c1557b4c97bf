"""What is paid for each of several things, as a spell or ability resolves (CR 118.3, 118.12a)."""

from __future__ import annotations

import pytest

from tests.helpers import NO, RESOLVE, YES, board, cast, cr, passing


@cr("118.1", "118.12a")
@pytest.mark.parametrize(("islands", "countered"), [(3, False), (2, True)])
def test_the_price_is_counted_in_the_graveyard_of_whoever_counters(islands: int, countered: bool) -> None:
    """Three cards in the graveyard ask for {3}: the spell that counters is still on the stack."""
    played = board(
        {"hand": ["Divination"], "battlefield": ["Island"] * (3 + islands), "mana": "lands"},
        {"hand": ["Circular Logic"], "graveyard": ["Forest", "Swamp", "Opt"], "battlefield": ["Island"] * 3},
        cast("Divination"),
        passing("A"),
        cast("Circular Logic", "Divination", player="B"),
        RESOLVE,
        *([] if countered else [YES, RESOLVE]),
        expect=["Divination in A's graveyard", f"A has {0 if countered else 2} cards in hand"],
    )
    assert played.count("countered") == int(countered)


@cr("118.1", "118.12a")
@pytest.mark.parametrize("pays", [True, False])
def test_a_creature_is_kept_for_a_card_in_hand_each(pays: bool) -> None:
    board(
        {"hand": ["Megatherium", "Opt", "Divination"], "battlefield": ["Forest"] * 8, "mana": "lands"},
        [],
        cast("Megatherium"),
        RESOLVE,
        RESOLVE,
        YES if pays else NO,
        expect=["Megatherium on the battlefield" if pays else "Megatherium in A's graveyard"],
    )
