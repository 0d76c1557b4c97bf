"""Divisions among many and of much: ready-made splits by one tap, the rest typed, the limits said."""

from __future__ import annotations

import pytest
from conftest import Table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _divides(table: Table, size: int, blockers: int):
    ana = table.ana
    spiders = ", ".join(f"Giant Spider ({n} +1/+1)" for n in range(1, blockers + 1))
    await ana.slash("board paste", text=f"Ana: Colossal Dreadmaw ({size - 6} +1/+1)\nBob: life 90, {spiders}")
    await ana.slash("do", acts="attack; Bob blocks all")
    return await ana.slash("go-to", step="combat damage")


async def test_among_twelve_blockers_lethal_to_each_is_one_tap(table: Table):
    asked = await _divides(table, 150, 12)
    ready = asked.buttons[0]
    assert ready.startswith("lethal, the rest goes past: 5 to Giant Spider#1, 6 to Giant Spider#2"), asked.buttons
    assert len(set(asked.buttons)) == len(asked.buttons)
    dealt = await table.ana.tap(ready, on=asked)
    lethal = sum(4 + n for n in range(1, 13))
    assert f"Bob is at {90 - (150 - lethal)} life" in dealt.text


async def test_a_division_of_a_million_is_typed(table: Table):
    asked = await _divides(table, 1_000_000, 2)
    form = await table.ana.tap("Divide", on=asked)
    dealt = await form.submit(**{"Giant Spider#1": "5", "Giant Spider#2": "6", "Bob": "999989"})
    assert "Bob loses" in dealt.text


async def test_what_does_not_come_to_the_whole_says_how_much_is_left(table: Table):
    asked = await _divides(table, 20, 2)
    form = await table.ana.tap("Divide", on=asked)
    refused = await form.submit(**{"Giant Spider#1": "5", "Giant Spider#2": "6"})
    assert refused.private
    assert "9 are left" in refused.text
    short = await (await table.ana.tap("Divide", on=asked)).submit(**{"Giant Spider#1": "1", "Bob": "19"})
    assert short.private
    assert "702.19b" in short.text
    assert "Bob is at 81 life" in (await table.ana.slash("answer", value="5 to spider#1, 6 to spider#2, 9 to Bob")).text
