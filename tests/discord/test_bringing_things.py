"""Decks, puzzles and cards named in a message, and a board changed by hand: what a player on a phone sees of them."""

from __future__ import annotations

import pytest
from conftest import Table

pytestmark = pytest.mark.asyncio(loop_scope="session")

DECK = """\
Deck
4 Lightning Bolt (2XM) 141
20 Mountain (ANB) 114

Sideboard
2 Shock (M21) 159
"""
PUZZLE = (
    "[state]\nhumanlife=9\nailife=2\nhumanhand=Shock\nhumanlibrary=\nhumanbattlefield=Mountain\naibattlefield=Forest\n"
)
PHONE = 900
"""Characters that a phone shows without scrolling far."""


async def test_decks_and_puzzles(table: Table):
    ana = table.ana
    shuffled = await ana.slash("board deck", text=DECK)
    assert "Shuffled 24 cards into Ana’s library (103.3)." in shuffled.text
    assert "Sideboard: 2." in shuffled.text
    wrong = await ana.slash("board deck", file=ana.file("burn.txt", b"4 Lihgtning Blot\n3 Mountain\n1 Nonesuch\n"))
    assert "Line 1" in wrong.text
    assert "Line 3" in wrong.text
    await ana.slash("board import", file=ana.file("puzzle.pzl", PUZZLE.encode()))
    await ana.slash("cast", card="Shock", target="Opp")
    assert "wins" in (await ana.tap("Resolve")).text
    exported = await ana.slash("board export")
    assert b"ailife=2" in exported.file("board.pzl") or b"ailife=0" in exported.file("board.pzl")
    table.matches("decks_and_puzzles")


async def test_cards_in_brackets(table: Table):
    said = table.bob.say("I would run [[bolt]], [[Shock]] and [[Invasion of Zendikar]] here, not [[Nonesuch]].")
    shown = await table.ana.menu("Check this rules question", said)
    assert "Shock" in shown.text
    assert "Awakened Skyclave" in shown.text, "its name is in the title"
    assert "Vigilance" not in shown.text, "the third card is folded"
    assert "Nonesuch" in shown.text
    assert len(shown.text) < PHONE
    assert "haste" in (await table.ana.tap("More", on=shown)).text.lower()
    table.matches("cards_in_brackets")


async def test_a_look_up_is_its_definition(table: Table):
    for query in ("siege", "sièges", "310.11", "310"):
        answer = await table.ana.slash("rule", query=query)
        assert len(answer.text) < PHONE, query
        assert "310" in str(answer.buttons), query


async def test_a_change_by_hand_is_offered(table: Table):
    ana = table.ana
    await ana.slash("board paste", text="Ana: Grizzly Bears (tapped), Forest\nBob: Giant Spider")
    things = await ana.autocomplete("board edit", "object", "", change="untap")
    assert list(things) == ["Grizzly Bears · 2/2 · Ana"]
    values = await ana.autocomplete("board edit", "value", "2", change="counters", object="Grizzly Bears")
    assert list(values)[:2] == ["2 +1/+1", "2 -1/-1"]
    changed = await ana.slash("board edit", change="counters", object="Grizzly Bears", value=values["2 +1/+1"])
    assert "counters" in changed.text


async def test_a_board_in_the_midst_of_combat_with_tokens_goes_out_and_comes_back(table: Table):
    ana = table.ana
    mine = "Grizzly Bears (attacking), Llanowar Elves (attacking), a Treasure"
    text = f"Opp (3) hand (2): Shock\nOpp: Giant Spider (blocking Bears)\nMe: {mine}"
    pasted = await ana.slash("board paste", text=text)
    assert "Put 6 cards on the board. You are Ana." in pasted.text
    assert "declare blockers" in pasted.pictures[0]["description"]
    dealt = await ana.tap("Next step")
    assert "Opp is at 2 life" in dealt.text
    puzzle = (await ana.slash("board export")).file("board.pzl")
    assert b"T:c_a_treasure_sac" in puzzle
    again = await ana.slash("board import", file=ana.file("again.pzl", puzzle))
    assert "Ana at 20 life, graveyard 1: Llanowar Elves 1/1; Treasure Token." in again.pictures[0]["description"]
    assert "Opp at 2 life" in again.pictures[0]["description"]
    table.matches("in_the_midst_of_combat")
