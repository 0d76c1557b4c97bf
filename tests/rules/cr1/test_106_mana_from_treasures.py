"""Mana from Treasures, as the spell that it was spent on asks (CR 106.3, 601.2h)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, lands, tap

TREASURE = {"token": "Treasure"}


@cr("601.2h")
def test_a_treasure_that_was_sacrificed_for_it_counts() -> None:
    mine = lands(TREASURE, *["Mountain"] * 4, hand=["Jaded Sell-Sword"])
    with_it = [tap("Treasure"), answer("R"), cast("Jaded Sell-Sword"), RESOLVE_ALL]
    board(mine, [], *with_it, expect=["Jaded Sell-Sword has haste"])
    without = [cast("Jaded Sell-Sword"), RESOLVE_ALL]
    board(mine, [], *without, expect=["Jaded Sell-Sword does not have haste"])


@cr("111.10a", cited=False)
def test_each_mana_from_a_treasure_makes_one_more() -> None:
    treasures = [{"token": "Treasure", "count": 3}]
    mine = lands(*treasures, *["Mountain"] * 5, hand=["Marut"])
    script = [tap("Treasure#1"), answer("R"), tap("Treasure#2"), answer("R"), cast("Marut"), RESOLVE_ALL]
    played = board(mine, [], *script)
    assert played.count("Treasure token") >= 1
    board(mine, [], *script, expect=["A controls 3 Treasures"])


@cr("601.2h", cited=False)
@pytest.mark.parametrize(("told", "life"), [(2, 19), (0, 20)])
def test_where_mana_is_unlimited_it_is_asked(told: int, life: int) -> None:
    mine = {"battlefield": ["Mastermind Plum"], "hand": ["Divination"]}
    script = [cast("Divination"), answer(told), *([RESOLVE] if told else [])]
    board(mine, [], *script, expect=[f"A life {life}"])


@cr("707.10", cited=False)
def test_nothing_was_spent_on_what_was_not_cast() -> None:
    mine = {"hand": ["Zombify"], "graveyard": ["Jaded Sell-Sword"]}
    script = [cast("Zombify", "Jaded Sell-Sword"), RESOLVE_ALL]
    board(mine, [], *script, expect=["Jaded Sell-Sword does not have haste"])
