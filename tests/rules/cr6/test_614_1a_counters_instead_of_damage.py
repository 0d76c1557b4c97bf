"""Counters put on a creature instead of damage that a source would deal (CR 614.1a)."""

from __future__ import annotations

import pytest

from tests.helpers import DAMAGE, RESOLVE_ALL, attack_with, block_with, board, cast, cr

BOLT = cast("Lightning Bolt", "Craw Wurm")


@cr("614.1a")
def test_noncombat_damage_becomes_counters() -> None:
    mine = {"battlefield": ["Soul-Scar Mage"], "hand": ["Lightning Bolt"]}
    played = board(mine, ["Craw Wurm"], BOLT, RESOLVE_ALL, expect=["Craw Wurm is 3/1", "Craw Wurm has 0 damage"])
    assert played.count("-1/-1 counters are put on Craw Wurm") == 1


@cr("614.1a", cited=False)
def test_combat_damage_does_not() -> None:
    fought = [*attack_with({"Hill Giant": "B"}), *block_with({"Craw Wurm": "Hill Giant"}), DAMAGE]
    board(["Soul-Scar Mage", "Hill Giant"], ["Craw Wurm"], *fought, expect=["Craw Wurm has 3 damage"])


@cr("614.1a", cited=False)
@pytest.mark.parametrize("mine", [True, False])
def test_neither_its_own_creatures_nor_other_sources(mine: bool) -> None:
    """Of A's source and A's creature; of B's source and B's creature."""
    side = {"hand": ["Lightning Bolt"], "battlefield": ["Craw Wurm"]}
    if mine:
        side = {**side, "battlefield": ["Craw Wurm", "Soul-Scar Mage"]}
        board(side, [], BOLT, RESOLVE_ALL, expect=["Craw Wurm has 3 damage"])
        return
    theirs = cast("Lightning Bolt", "Craw Wurm", player="B")
    board(["Soul-Scar Mage"], side, theirs, RESOLVE_ALL, active="B", expect=["Craw Wurm has 3 damage"])
