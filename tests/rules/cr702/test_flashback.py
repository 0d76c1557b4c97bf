"""Flashback (CR 702.34)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr
from tests.rules.watching import do, doer


@cr("702.34a", "400.7")
def test_a_spell_cast_again_by_the_mage_is_exiled() -> None:
    board(
        {"hand": ["Snapcaster Mage"], "graveyard": ["Lightning Bolt"]},
        [],
        cast("Snapcaster Mage"),
        RESOLVE,
        RESOLVE,
        cast("Lightning Bolt", "B", costs=["flashback"]),
        RESOLVE,
        expect=["B life 17", "Lightning Bolt in exile"],
    )


@cr("702.34a")
def test_a_spell_cast_with_flashback_is_exiled() -> None:
    played = board(
        {"graveyard": ["Faithless Looting"], "library": ["Forest", "Forest", "Forest"], "hand": []},
        [],
        cast("Faithless Looting", **{"from": "graveyard"}),
        RESOLVE,
        expect=["Faithless Looting in exile", "A has 0 cards in hand"],
    )
    assert played.cites("702.34a")


@cr("702.34a")
@pytest.mark.parametrize(("way", "left"), [("flashback", 1), ("flashback, right", 0)])
def test_a_split_card_with_flashback_is_cast_by_either_half(way: str, left: int) -> None:
    """One half deals 2 damage divided, the other taps a permanent and draws a card (709.3)."""
    text = "Target instant or sorcery card in your graveyard gains flashback until end of turn."
    gives = doer(f"{text} The flashback cost is equal to its mana cost.")
    mine = {"battlefield": [gives], "graveyard": ["Fire // Ice"]}
    given = [do("Fire // Ice"), RESOLVE, cast("Fire // Ice", "Hill Giant", costs=[way]), RESOLVE_ALL]
    played = board(mine, ["Hill Giant"], *given, expect=["Fire // Ice in exile", f"A has {1 - left} cards in hand"])
    assert played.cites("702.34a")
    board(mine, ["Hill Giant"], cast("Fire // Ice", "Hill Giant"), refused="601.3")
