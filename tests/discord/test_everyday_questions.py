"""What five everyday questions cost: commands, taps, characters typed beside card names, and the length of a reply."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Any

import pytest
from conftest import Table
from fakediscord import Message, Person
from fakediscord.people import EVERYDAY
from fakediscord.world import MANAGE_MESSAGES

pytestmark = pytest.mark.asyncio(loop_scope="session")

WIDTH, HEIGHT = 44, 40
"""Characters of a line, and lines, that a phone of 390 × 844 points shows."""
MOST_TAPS, MOST_TYPED = 5, 40


@dataclass
class Asker:
    """Somebody who asks with a phone: what they type and tap is counted, and every reply has to fit."""

    person: Person
    cards: tuple[str, ...] = ()
    commands: int = 0
    taps: int = 0
    typed: int = 0

    async def slash(self, command: str, **options: Any) -> Message:
        """Type a command; the names of cards cost nothing, since they are picked from a list."""
        self.commands += 1
        for value in options.values():
            text = str(value)
            for name in self.cards:
                text = text.replace(name, "")
            self.typed += len(text)
        return self._fits(await self.person.slash(command, **options))

    async def tap(self, label: str) -> Message:
        """Tap a button."""
        self.taps += 1
        return self._fits(await self.person.tap(label))

    async def fill(self, label: str, numbers: dict[str, str]) -> Message:
        """Tap for a form, fill it in and send it."""
        self.taps += 2
        self.typed += sum(map(len, numbers.values()))
        form = await self.person.tap(label)
        return self._fits(await form.submit(**{next(f for f in form.fields if n in f): v for n, v in numbers.items()}))

    def _fits(self, message: Message) -> Message:
        lines = [part for line in message.text.splitlines() for part in textwrap.wrap(line, WIDTH) or [""]]
        assert len(lines) <= HEIGHT, f"{len(lines)} lines\n{message.text}"
        return message

    def cost_little(self) -> None:
        """One command, five taps, forty characters at most."""
        assert (self.commands, self.taps <= MOST_TAPS, self.typed <= MOST_TYPED) == (1, True, True), self


async def test_a_look_up_is_one_tap_after_its_name(table: Table):
    asker = Asker(table.ana, ("Typhoid Rats",))
    shown = await asker.slash("card", name="Typhoid Rats")
    assert "Deathtouch" in shown.text
    assert (asker.taps, asker.typed) == (0, 0)


async def test_bolt_in_response_to_giant_growth(table: Table):
    asker = Asker(table.ana, ("Grizzly Bears", "Giant Growth", "Lightning Bolt"))
    reply = await asker.slash(
        "what-if",
        board="You: Grizzly Bears",
        do="cast Giant Growth on Bears; opp Lightning Bolt it",
    )
    assert "Giant Growth doesn't resolve" in reply.text
    assert "Grizzly Bears dies" in reply.text
    asker.cost_little()


async def test_deathtouch_blocks_a_trampler(table: Table):
    asker = Asker(table.ana, ("Colossal Dreadmaw", "Typhoid Rats"))
    asked = await asker.slash(
        "what-if", board="You: Colossal Dreadmaw; Opp: Typhoid Rats", do="attack all; opp blocks all"
    )
    assert "Opp blocks Colossal Dreadmaw with Typhoid Rats" in asked.text
    told = await asker.fill("Divide", {"Typhoid Rats": "1", "Opp": "5"})
    assert (
        "Typhoid Rats and Colossal Dreadmaw die" in told.text or "Colossal Dreadmaw and Typhoid Rats die" in told.text
    )
    assert "Opp is at 15 life" in told.text
    asker.cost_little()


async def test_two_replacement_effects(table: Table):
    asker = Asker(table.ana, ("Furnace of Rath", "Healing Salve", "Lightning Bolt"))
    asked = await asker.slash(
        "what-if",
        board="You: Furnace of Rath",
        do="opp Healing Salve opp, mode 2; resolve; Lightning Bolt opp",
    )
    assert asked.buttons[:2] == ["Furnace of Rath: more damage", "Healing Salve prevents damage"]
    told = await asker.tap("Furnace of Rath")
    assert "Opp is at 17 life" in told.text
    asker.cost_little()


async def test_an_attack_on_a_siege(table: Table):
    asker = Asker(table.ana, ("Grizzly Bears", "Invasion of Zendikar", "Giant Spider"))
    reply = await asker.slash(
        "what-if",
        board="You: Grizzly Bears, Invasion of Zendikar; Opp: Giant Spider",
        do="attack Invasion of Zendikar with all",
    )
    assert "defense counter" in reply.text
    asker.cost_little()


async def test_an_answer_gets_thumbs_where_a_moderator_allows_it(table: Table):
    question = "What happens when a creature has lethal damage?"
    table.ana.patience = 90.0  # the first question makes the rules ready
    assert "👍" not in (await table.ana.slash("ask", question=question)).buttons
    assert (await table.ana.slash("thumbs", allow=True)).private
    assert "👍" not in (await table.ana.slash("ask", question=question)).buttons, "Ana is no moderator"
    mod = Person(table.discord, "Mod", table.channel, permissions=EVERYDAY | MANAGE_MESSAGES)
    assert "👍 and 👎" in (await mod.slash("thumbs", allow=True)).text
    assert {"👍", "👎"} <= set((await table.ana.slash("ask", question=question)).buttons)
    assert (await table.ana.tap("👍")).private
    assert "Questions and thumbs" in (await table.ana.slash("privacy")).text
    assert (await mod.slash("thumbs", allow=False)).private
    assert "👍" not in (await table.ana.slash("ask", question=question)).buttons
