"""One local Discord with one bot for all tests that play whole boards; each test has its own channel."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio
from fakediscord import LocalDiscord, Person
from running import bot_running
from stub_desk import config
from stub_scene import Scene, scene

from bot.discord_app.rate_limits import Gate

TRANSCRIPTS = Path(__file__).parent / "transcripts"


@pytest.fixture(scope="session")
def no_own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A user without data, so that the bot runs on the starter set, also in its workers."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("user")
        patch.setenv("XDG_DATA_HOME", str(folder))
        patch.delenv("SIEGE_CARDS", raising=False)
        yield folder


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def local(no_own_data: Path) -> AsyncIterator[LocalDiscord]:
    """The local Discord with the bot, real from the client to SQLite, connected."""
    patient = Gate(count(0, 60).__next__)  # tests type faster than people
    async with LocalDiscord() as made:
        made.guild()
        async with bot_running(made, config(no_own_data / "bot", workers=1), gate=patient):
            usual, made.deadline = made.deadline, 60.0
            await Person(made, "Early", made.channel("first")).slash("board new", players="Early, Late")
            made.deadline = usual  # its first answer waits for a worker to start, on a machine that may be busy
            yield made


class Table:
    """A channel of one's own with some people in it, and what they see."""

    def __init__(self, discord: LocalDiscord, name: str) -> None:
        self.discord = discord
        self.channel = discord.channel(name)
        self.ana = self.person("Ana")
        self.bob = self.person("Bob")

    def person(self, name: str, locale: str = "en-US") -> Person:
        """Somebody in the channel."""
        return Person(self.discord, name, self.channel, locale=locale)

    def matches(self, name: str) -> None:
        """Compare what people saw with the transcript of that name (UPDATE_TRANSCRIPTS=1 writes it)."""
        seen = "\n\n".join(self.discord.script) + "\n"
        file = TRANSCRIPTS / f"{name}.txt"
        if os.environ.get("UPDATE_TRANSCRIPTS"):
            TRANSCRIPTS.mkdir(exist_ok=True)
            file.write_text(seen, encoding="utf-8")
        assert seen == file.read_text(encoding="utf-8")


@pytest.fixture
def table(local: LocalDiscord, request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table for one test; the bot must not have broken a rule of Discord at it."""
    local.script.clear()
    local.complaints.clear()
    yield Table(local, request.node.name)
    assert local.complaints == []


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """The bot before a stub desk, and Ana in a channel."""
    async with scene(tmp_path) as made:
        yield made
