"""A local Discord with the bot before a stub desk, for tests of the way between them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fakediscord import LocalDiscord, Person
from running import bot_running
from stub_desk import REPLIES, InlineWorkers, StubDesk, config

from bot.discord_app.client import SiegeBot


class Scene:
    """A local Discord, the bot with a stub desk behind it, and Ana in a channel."""

    def __init__(self, local: LocalDiscord, bot: SiegeBot, desk: StubDesk) -> None:
        self.local = local
        self.bot = bot
        self.desk = desk
        self.ana = Person(local, "Ana", local.channel())


@asynccontextmanager
async def scene(folder: Path, **options: Any) -> AsyncIterator[Scene]:
    desk = StubDesk(dict(REPLIES))
    async with LocalDiscord(**options) as local:
        local.channel()
        async with bot_running(local, config(folder), InlineWorkers(desk)) as bot:
            yield Scene(local, bot, desk)
            assert local.complaints == []
