"""The Discord bot: connects, registers the commands when they changed, and stops in good order."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import signal
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.boards.store import BoardStore
from bot.config import Config
from bot.desk import COMMANDS
from bot.discord_app.command_translations import CatalogueTranslator
from bot.discord_app.interactions import Talker
from bot.discord_app.rate_limits import Gate
from bot.discord_app.slash_commands import build
from bot.discord_app.slash_commands.tree import EVERYHOW, EVERYWHERE
from bot.discord_app.views import forms, ids
from bot.discord_app.views.items import ITEMS
from bot.errors import describe
from bot.operations.health import Pulse
from bot.operations.logs import to_stderr
from bot.operations.metrics import Metrics
from bot.words import Words
from bot.workers.desk_requests import open_desk
from bot.workers.pool import Lane, Workers

log = logging.getLogger(__name__)

LINGER = 12.0
"""Seconds that requests under way get to finish when the bot stops."""
_SCOPE, _TREE = "bot", "commands"
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # there is nothing to say aloud


class Tree(app_commands.CommandTree["SiegeBot"]):
    """The command tree with the one place where errors of commands end."""

    async def on_error(
        self, interaction: discord.Interaction[SiegeBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the user what to do: an outdated client's command, or a fault of ours."""
        words = Words.of(interaction.locale.value)
        outdated = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
        if isinstance(error, outdated):
            sentence = words("error-outdated")
        else:
            log.error("a command failed", exc_info=error)
            sentence = words("error-trouble")
        with contextlib.suppress(discord.HTTPException):
            if interaction.response.is_done():
                await interaction.followup.send(sentence, ephemeral=True)
            else:
                await interaction.response.send_message(sentence, ephemeral=True)


class SiegeBot(discord.AutoShardedClient):
    """The client. Needs no privileged intent; works in servers, direct messages and user installs."""

    def __init__(
        self, config: Config, workers: Workers | None = None, gate: Gate | None = None, **options: Any
    ) -> None:
        if config.shards is not None:
            options |= {"shard_ids": list(config.shards.ids), "shard_count": config.shards.count}
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            **options,
        )
        self.config = config
        self.gate = gate or Gate()
        make = partial(open_desk, config.cards, config.state, config.seconds)
        self.workers = workers or Workers(
            make,
            config.workers,
            config.seconds,
            rest=config.rest,
            memory=config.memory,
            preload=("bot.workers.preloading",),
        )
        self.metrics = self._watched()
        self.talker = Talker(self.workers, self.gate, self.metrics.request)
        self.tree = Tree(self, allowed_contexts=EVERYWHERE, allowed_installs=EVERYHOW)
        self._store: BoardStore | None = None
        self._pulse: asyncio.Task[None] | None = None
        self._end_metrics: Callable[[], None] | None = None

    async def setup_hook(self) -> None:
        """Open the desks, then tell Discord the commands if they are not what it knows."""
        self._store = await asyncio.to_thread(BoardStore, self.config.state)
        await self.workers.start()
        build(self.tree, COMMANDS)
        await self.tree.set_translator(CatalogueTranslator())
        self.add_dynamic_items(*ITEMS)
        await self._sync()
        if self.config.metrics is not None:
            self._end_metrics = self.metrics.serve(*self.config.metrics)
        checks = {"gateway": self._connected, "database": self._database_alive}
        self._pulse = asyncio.create_task(Pulse(self.config.health, checks).run())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Forms, which discord.py forgets over a restart, are read here whoever remembers them."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        found, command = ids.read_form(str(data.get("custom_id"))), ids.read_texts(str(data.get("custom_id")))
        if command in COMMANDS:
            await self.talker.command(interaction, COMMANDS[command], forms.texts(data.get("components", [])))
        if found is not None:
            at, shape = found
            await self.talker.submit(interaction, at, shape, forms.texts(data.get("components", [])))

    async def stop(self) -> None:
        """Take nothing more in, let what is under way finish, and close."""
        log.info("stopping")
        self.gate.closed = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LINGER):
                await self.gate.empty()
        await self.close()

    async def close(self) -> None:
        """Close everything; closing twice does no harm."""
        if self._pulse is not None:
            self._pulse.cancel()
            await asyncio.gather(self._pulse, return_exceptions=True)
        await super().close()
        await self.workers.close()
        if self._end_metrics is not None:
            end, self._end_metrics = self._end_metrics, None
            await asyncio.to_thread(end)
        if self._store is not None:
            self._store.close()

    def _watched(self) -> Metrics:
        metrics, workers = Metrics(), self.workers
        metrics.watch("requests_waiting", "Requests with a worker, or waiting for one", lambda: workers.queue)
        metrics.watch("workers", "Workers that run", lambda: workers.running)
        metrics.watch("worker_restarts", "Workers that have been replaced", lambda: workers.restarts, total=True)
        metrics.watch("boards", "Open boards", lambda: self._store.count() if self._store is not None else 0)
        metrics.watch("shards_connected", "Shards connected to Discord", self._connected_shards)
        metrics.watch("gateway_latency_seconds", "Seconds until the gateway answers a heartbeat", lambda: self.latency)
        return metrics

    def _connected_shards(self) -> int:
        return sum(not shard.is_closed() for shard in self.shards.values())

    async def _sync(self) -> None:
        """Register the commands, unless Discord already has these very ones for this application."""
        assert self._store is not None
        translator = self.tree.translator
        assert translator is not None
        payload = [await c.get_translated_payload(self.tree, translator) for c in self.tree.get_commands()]
        text = json.dumps([self.application_id, payload], sort_keys=True)
        seal = hashlib.sha256(text.encode()).hexdigest()
        if self._store.setting(_SCOPE, _TREE) == seal:
            return
        await self.tree.sync()
        self._store.set(_SCOPE, _TREE, seal)
        log.info("registered %d commands", len(payload))

    async def _connected(self) -> bool:
        shards = self.shards.values()
        return bool(shards) and not any(shard.is_closed() for shard in shards)

    async def _database_alive(self) -> bool:
        assert self._store is not None
        here = await asyncio.to_thread(self._store.alive)
        return here and bool(await self.workers.ask("", "alive", lane=Lane.SHORT))


async def serve(config: Config, **options: Any) -> None:
    """Run the bot until it is told to stop. Raises what keeps it from starting."""
    bot = SiegeBot(config, **options)
    told = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            asyncio.get_running_loop().add_signal_handler(number, told.set)
    running = asyncio.create_task(bot.start(config.token))
    telling = asyncio.create_task(told.wait())
    try:
        await asyncio.wait({running, telling}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
    finally:
        await bot.stop()
        for task in (running, telling):  # a client that is still connecting would go on trying
            task.cancel()
        await asyncio.gather(running, telling, return_exceptions=True)


def run(config: Config, **options: Any) -> int:
    """Run the bot; gives the exit code: 0 after an orderly stop, else 1 with one sentence on stderr."""
    to_stderr(config.json_log)
    words = Words.of("en")
    try:
        asyncio.run(serve(config, **options))
    except discord.LoginFailure:
        sentence = words("error-wrong-token")
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError) as error:
        sentence = words("error-no-discord", reason=str(error))
    except Exception as error:
        log.debug("the bot could not start", exc_info=True)
        sentence = describe(error, words)[0]
    else:
        return 0
    print(sentence, file=sys.stderr)
    return 1
