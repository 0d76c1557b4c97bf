"""What five everyday questions cost: commands, taps, characters typed beside card names, and the length of a reply."""

from __future__ import annotations

import re
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
CARDS = (
    *("Grizzly Bears", "Giant Growth", "Lightning Bolt", "Colossal Dreadmaw", "Typhoid Rats", "Furnace of Rath"),
    *("Healing Salve", "Invasion of Zendikar", "Giant Spider"),
)


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
        seen = re.sub(r"\[([^\]]*)\]\(https?://[^)]*\)", r"\1", message.text)  # of a link its words are seen
        lines = [part for line in seen.splitlines() for part in textwrap.wrap(line, WIDTH) or [""]]
        assert len(lines) <= HEIGHT, f"{len(lines)} lines\n{message.text}"
        return message

    def cost_little(self) -> None:
        """One command, five taps, forty characters at most."""
        assert (self.commands, self.taps <= MOST_TAPS, self.typed <= MOST_TYPED) == (1, True, True), self


async def test_a_look_up_is_one_tap_after_its_name(table: Table):
    for person in (table.ana, table.person("Zoé", "fr")):
        asker = Asker(person, CARDS)
        shown = await asker.slash("card", name="Typhoid Rats")
        assert "Deathtouch" in shown.text
        assert (asker.taps, asker.typed) == (0, 0)


@dataclass(frozen=True)
class Typed:
    """A question as it is typed in one language, and what the answer has to say."""

    locale: str
    board: str
    do: str
    told: tuple[str, ...]
    ready: str = ""
    """The answer that is tapped, where something is asked."""


@pytest.mark.parametrize(
    "question",
    [
        Typed(
            "en-US",
            "You: Grizzly Bears",
            "cast Giant Growth on Bears; opp Lightning Bolt it",
            ("Giant Growth doesn't resolve", "Grizzly Bears dies"),
        ),
        Typed(
            "fr",
            "Moi: Grizzly Bears",
            "lance Giant Growth sur Bears; adv Lightning Bolt dessus",
            ("Giant Growth ne se résout pas", "Grizzly Bears meurt"),
        ),
        Typed(
            "en-US",
            "You: Colossal Dreadmaw; Opp: Typhoid Rats",
            "attack all; opp blocks all",
            ("Typhoid Rats and Colossal Dreadmaw die", "Opp is at 15 life"),
            "1 to Typhoid Rats and 5 to Opp",
        ),
        Typed(
            "fr",
            "Moi: Colossal Dreadmaw; Adv: Typhoid Rats",
            "j'attaque; adv bloque",
            ("Typhoid Rats et Colossal Dreadmaw meurent", "Adv est à 15 points de vie"),
            "1 à Typhoid Rats et 5 à Adv",
        ),
        Typed(
            "en-US",
            "5/5 trample vs 2/2 DT",
            "attack; block",
            ("2/2 deathtouch and 5/5 trample die", "Opp is at 17 life"),
            "2 to 2/2 deathtouch and 3 to Opp",
        ),
        Typed(
            "fr",
            "5/5 piét. vs 2/2 CM",
            "j'attaque; il bloque",
            ("2/2 contact mortel et 5/5 piétinement meurent", "Adv est à 17 points de vie"),
            "2 à 2/2 contact mortel et 3 à Adv",
        ),
        Typed(
            "en-US",
            "You: Furnace of Rath",
            "opp Healing Salve opp, mode 2; resolve; Lightning Bolt opp",
            ("Opp is at 17 life",),
            "Furnace of Rath",
        ),
        Typed(
            "fr",
            "Moi: Furnace of Rath",
            "adv Healing Salve adv, mode 2; résous; Lightning Bolt adv",
            ("Adv est à 17 points de vie",),
            "Furnace of Rath",
        ),
        Typed(
            "en-US",
            "You: Grizzly Bears, Invasion of Zendikar; Opp: Giant Spider",
            "attack Invasion of Zendikar with all",
            ("defense counter",),
        ),
        Typed(
            "fr",
            "Moi: Grizzly Bears, Invasion of Zendikar; Adv: Giant Spider",
            "attaque Invasion of Zendikar avec tout",
            ("marqueur", "défense"),
        ),
    ],
    ids=lambda question: f"{question.locale} {question.do}",
)
async def test_a_question_costs_one_command_and_few_characters(table: Table, question: Typed):
    asker = Asker(table.person("Ana", question.locale), CARDS)
    reply = await asker.slash("what-if", board=question.board, do=question.do)
    if question.ready:
        reply = await asker.tap(question.ready)
    for told in question.told:
        assert told in reply.text, reply.text
    assert reply.private is False
    asker.cost_little()


async def test_what_passes_a_deathtouch_blocker_may_be_typed(table: Table):
    asker = Asker(table.ana, CARDS)
    asked = await asker.slash("what-if", board="You: Colossal Dreadmaw; Opp: Typhoid Rats", do="attack; opp blocks")
    assert "Opp blocks Colossal Dreadmaw with Typhoid Rats" in asked.text
    told = await asker.fill("Divide", {"Typhoid Rats": "1", "Opp": "5"})
    assert "Opp is at 15 life" in told.text
    asker.cost_little()


async def test_two_replacement_effects_are_told_apart_by_what_they_do(table: Table):
    asked = await table.ana.slash(
        "what-if", board="You: Furnace of Rath", do="opp Healing Salve opp, mode 2; resolve; Lightning Bolt opp"
    )
    assert asked.buttons[:2] == [
        "Furnace of Rath first (3 → 6)",
        "Healing Salve first (it prevents damage)",
    ]


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


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_what_is_long_waits_for_more(table: Table, locale: str):
    asker = Asker(table.person("Ana", locale), CARDS)
    more = "More" if locale == "en-US" else "Plus"
    for command, options in (("help", {}), ("rulings", {"name": "Invasion of Zendikar"})):
        shown = await asker.slash(command, **options)
        before = shown.text
        assert f"{more} ▸" in shown.buttons
        await asker.person.tap(more, on=shown)
        assert shown.text != before
