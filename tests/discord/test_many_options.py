"""Choices of many options, real from the client to the engine: pages, picks over several pages, and typed answers."""

from __future__ import annotations

import pytest
from conftest import Table

pytestmark = pytest.mark.asyncio(loop_scope="session")


def bears(number: int) -> str:
    """So many creatures, no two alike."""
    return ", ".join(f"Grizzly Bears ({n} +1/+1)" for n in range(1, number + 1))


@pytest.mark.parametrize("number", [26, 49, 50, 51, 120])
async def test_one_of_many_targets(table: Table, number: int):
    ana = table.ana
    await ana.slash("board paste", text=f"Ana hand: Giant Growth\nBob: {bears(number)}")
    asked = await ana.slash("cast", card="Giant Growth")
    pages = -(-number // 25)
    assert len(asked.options) == 25
    for _ in range(pages - 1):
        await ana.tap("▶", on=asked)
    last = f"Grizzly Bears#{number}"
    assert last in asked.options
    cast = await ana.select(last, on=asked)
    assert f"targeting {last}" in cast.text
    assert asked.options == []
    assert f"+{number}" not in cast.text
    assert f"{number + 5}/{number + 5}" in (await ana.tap("Resolve", on=cast)).text


async def test_picks_over_pages_are_kept_and_attack_together(table: Table):
    ana = table.ana
    await ana.slash("board paste", text=f"Ana: {bears(30)}\nBob: life 40")
    asked = await ana.slash("go-to", step="declare attackers")
    assert len(asked.options) == 25
    await ana.select("Grizzly Bears#1 → Bob", "Grizzly Bears#3 → Bob", on=asked)
    await ana.tap("▶", on=asked)
    await ana.select("Grizzly Bears#30 → Bob", on=asked)
    attack = await ana.tap("Done", on=asked)
    assert "attacks Bob with Grizzly Bears#1, #3 and #30" in attack.text


async def test_more_than_can_be_picked_is_typed(table: Table):
    ana = table.ana
    await ana.slash("board paste", text=f"Ana: {bears(60)}\nBob: life 4000")
    asked = await ana.slash("go-to", step="declare attackers")
    await ana.select(*asked.options[:20], on=asked)
    assert asked.options == [], "a custom id has room for no more"
    form = await ana.tap("Type the answer", on=asked)
    attack = await form.submit(", ".join(map(str, range(1, 61))))
    assert "#60" in attack.text
    assert len(attack.text) < 1500


async def test_all_of_many_is_said_in_words(table: Table):
    ana = table.ana
    await ana.slash("board paste", text=f"Ana: {bears(60)}\nBob: life 4000")
    attack = await ana.slash("do", acts="attack with everything")
    assert "#60" in attack.text
    assert "Bob" in attack.text
