"""What would come of a choice, ready-made divisions and orders, as a player on a phone sees them."""

from __future__ import annotations

import pytest
from conftest import Table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_what_would_come_of_an_order_a_target_and_a_block(table: Table):
    ana = table.ana
    await ana.slash("board new", players="Ana, Bob")
    sides = "Ana: Soul Warden, Ajani's Pridemate, 2 Grizzly Bears\nBob: Serra Angel, Typhoid Rats"
    await ana.slash("board paste", text=sides)
    assert (await ana.slash("outcomes")).private
    await ana.slash("cast", card="Lightning Bolt")
    told = await ana.tap("Outcomes")
    assert told.private
    assert "7 different results" in told.text
    assert "Serra Angel (4/4, 3 damage) survives." in told.text
    await ana.select("Serra Angel")
    await ana.slash("resolve")
    await ana.slash("attack", attackers="Grizzly Bears#1, Ajani's Pridemate", target="Bob")
    await ana.slash("go-to", step="declare blockers")
    shown = await ana.slash("outcomes")
    assert not shown.private
    assert "more" in shown.text
    everything = await ana.tap("All outcomes")
    assert everything.private
    assert len(everything.text) > len(shown.text)
    table.matches("outcomes")


async def test_an_order_that_does_not_matter(table: Table):
    ana = table.ana
    await ana.slash("board new", players="Ana, Bob")
    await ana.slash("board add", card="Bonecrusher Giant", count=2)
    asked = await ana.slash(
        "do", acts="cast Arc Lightning on Bonecrusher Giant#1 and Bonecrusher Giant#2; 2 to Giant#1, 1 to Giant#2"
    )
    assert "the last one resolves first" in asked.text
    assert asked.buttons[:2] == ["Bonecrusher Giant#1", "Bonecrusher Giant#2"]
    told = await ana.tap("Outcomes", on=asked)
    assert "The order doesn’t matter." in told.text
    done = await ana.tap("Bonecrusher Giant#2", on=asked)
    assert "triggers" in done.text, "the order of the last can't matter"
    table.matches("order_does_not_matter")


async def test_a_division_by_one_tap(table: Table):
    ana = table.ana
    await ana.slash("board new", players="Ana, Bob")
    await ana.slash("board paste", text="Ana: Colossal Dreadmaw\nBob: Typhoid Rats, Giant Spider")
    await ana.slash("attack", attackers="Colossal Dreadmaw", target="Bob")
    await ana.slash(
        "block", blockers="Typhoid Rats > Colossal Dreadmaw, Giant Spider > Colossal Dreadmaw", player="Bob"
    )
    asked = await ana.slash("go-to", step="combat damage")
    assert "1 is lethal" in asked.text
    assert asked.buttons[0] == "1 to Typhoid Rats, 4 to Giant Spider and 1 to Bob (lethal, the rest goes past)"
    form = await ana.tap("Divide", on=asked)
    assert form.fields
    dealt = await ana.tap("1 to Typhoid Rats, 4", on=asked)
    assert "Bob is at 19 life" in dealt.text
    table.matches("division")


async def test_a_board_is_shared_as_one_picture_a_text_and_a_file(table: Table):
    ana = table.ana
    await ana.slash("board new", players="Ana, Bob")
    await ana.slash("board paste", text="Ana: Soul Warden\nBob: Typhoid Rats, Giant Spider")
    await ana.slash("cast", card="Arc Lightning", target="Typhoid Rats", target2="Bob")
    await ana.tap("1 to Typhoid Rats")
    dealt = await ana.tap("Resolve")
    board = await ana.tap("Board", on=dealt)
    shared = await ana.tap("Share", on=board)
    assert not shared.private
    assert "Bob is at 18 life" in shared.text
    assert shared.file("board.png").startswith(b"\x89PNG")
    text = shared.text[shared.text.index("Ana: life 20") :]
    pasted = "\n".join(line.removeprefix("> ") for line in text.splitlines() if not line.startswith("-#"))
    elsewhere = Table(table.discord, "elsewhere")
    again = await elsewhere.ana.slash("board paste", text=pasted)
    assert "Bob at 18 life, graveyard 1: Giant Spider" in again.pictures[0]["description"]
    third = Table(table.discord, "third")
    file = third.ana.file("board.json", shared.file("board.json"))
    imported = await third.ana.slash("board import", file=file)
    assert "Bob at 18 life, graveyard 1: Giant Spider" in imported.pictures[0]["description"]
    assert (await ana.slash("board share")).file("board.json") == shared.file("board.json")
    table.matches("share")


async def test_what_would_come_of_a_choice_in_french(table: Table):
    elodie = table.person("Élodie", locale="fr")
    await elodie.slash("board new", players="Élodie, Bob")
    await elodie.slash("board paste", text="Élodie: Colossal Dreadmaw\nBob: Typhoid Rats")
    await elodie.slash("attack", attackers="Colossal Dreadmaw", target="Bob")
    await elodie.slash("block", blockers="Typhoid Rats", player="Bob")
    asked = await elodie.slash("go-to", step="combat damage")
    assert asked.buttons[0] == "1 à Typhoid Rats et 5 à Bob (mortel, le reste passe)"
    told = await elodie.tap("Conséquences", on=asked)
    assert "Dans tous les cas\u00a0: " in told.text
    dealt = await elodie.slash("answer", value="1 à Typhoid Rats, 5 à Bob")
    assert "Bob est à 15 points de vie" in dealt.text
    table.matches("outcomes_in_french")
