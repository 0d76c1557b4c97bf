"""Starting the bot in a test, pointed at a local Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fakediscord import LocalDiscord, pointed_at

from bot.config import Config
from bot.discord_app.client import SiegeBot
from bot.discord_app.rate_limits import Gate


@asynccontextmanager
async def bot_running(
    local: LocalDiscord, config: Config, workers: Any = None, gate: Gate | None = None
) -> AsyncIterator[SiegeBot]:
    """The real client, connected and ready; errors of its start come out here."""
    with pointed_at(local.url):
        bot = Quick(config, workers=workers, gate=gate, guild_ready_timeout=0)
        started = asyncio.create_task(bot.start(config.token))
        ready = asyncio.create_task(local.gateway.until_open())
        try:
            await asyncio.wait({started, ready}, return_when=asyncio.FIRST_COMPLETED)
            if started.done():
                await started
            local.settle = bot.gate.empty
            yield bot
        finally:
            local.settle = None
            await bot.stop()
            for task in (started, ready):
                task.cancel()
            await asyncio.gather(started, ready, return_exceptions=True)


class Quick(SiegeBot):
    """The bot without the five seconds that Discord wants between two shards."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No pause."""
