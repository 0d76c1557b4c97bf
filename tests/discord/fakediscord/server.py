"""A Discord of our own on localhost: enough of REST and gateway for the unmodified discord.py client.

It refuses what Discord refuses, remembers every refusal in `complaints`, and fails on request (`fail`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from .gateway import Gateway
from .interactions import Exchange
from .problems import Refusal, answer
from .world import DIRECT, PUBLIC_THREAD, Account, Channel, Guild, Ids, Json, Stored

TOKEN = "local.bot.token"


@dataclass
class Fault:
    """A failure that a test asked for: the next `times` requests whose path contains `where`."""

    where: str
    status: int
    times: int = 1
    method: str = ""
    code: int = 0
    retry_after: float = 0.05
    cut: bool = False
    """The request is taken in, and then the connection is cut before the answer."""

    def meets(self, request: web.Request) -> bool:
        """Whether it is about a request, and still to come."""
        return self.where in request.path and self.method in ("", request.method) and self.times > 0


class LocalDiscord:
    """The world and the two servers. Use as `async with LocalDiscord() as discord:`."""

    def __init__(self, *, shards: int = 1, deadline: float = 3.0, token_life: float = 900.0) -> None:
        self.shards = shards
        self.deadline = deadline
        self.token_life = token_life
        self.token = TOKEN
        self.ids = Ids()
        self.bot = Account(self.ids.next(), "Siege Engine", bot=True)
        self.application_id = self.bot.id
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Stored] = {}
        self.exchanges: dict[str, Exchange] = {}
        self.commands: list[Json] = []
        self.syncs = 0
        self.uploads: dict[str, bytes] = {}
        self.downloads = 0  # how often the bot fetched an uploaded file
        self.faults: list[Fault] = []
        self.complaints: list[Refusal] = []
        self.script: list[str] = []
        self.gateway = Gateway(self)
        self.settle: Callable[[], Awaitable[None]] | None = None  # returns once the bot is at rest
        self._runner: web.AppRunner | None = None
        self.url = ""

    # --- the world ------------------------------------------------------------------------------------

    def guild(self, name: str = "The Playgroup", *, bot_is_member: bool = True) -> Guild:
        """A new server."""
        guild = Guild(self.ids.next(), name, bot_is_member)
        self.guilds[guild.id] = guild
        return guild

    def channel(self, name: str = "rules", guild: Guild | None = None) -> Channel:
        """A new text channel, in the first server unless told."""
        guild = guild or next(iter(self.guilds.values()), None) or self.guild()
        channel = Channel(self.ids.next(), name, guild=guild, bot_present=guild.bot_is_member)
        guild.channels.append(channel)
        self.channels[channel.id] = channel
        return channel

    def direct(self) -> Channel:
        """A new direct message channel with the bot."""
        channel = Channel(self.ids.next(), "direct message", kind=DIRECT)
        self.channels[channel.id] = channel
        return channel

    def thread(self, parent: Channel, name: str) -> Channel:
        """A new thread under a channel."""
        thread = Channel(self.ids.next(), name, PUBLIC_THREAD, parent.guild, parent, bot_present=parent.bot_present)
        assert parent.guild is not None
        parent.guild.channels.append(thread)
        self.channels[thread.id] = thread
        return thread

    def fail(self, where: str, status: int, **more: Any) -> None:
        """Let coming requests fail: 429, 500, 404 and so on."""
        self.faults.append(Fault(where, status, **more))

    def cut(self, where: str, **more: Any) -> None:
        """Take a coming request in, and cut the connection before it is answered."""
        self.faults.append(Fault(where, 0, cut=True, **more))

    def now(self) -> float:
        """The server's clock, in seconds."""
        return asyncio.get_running_loop().time()

    # --- the servers ----------------------------------------------------------------------------------

    @property
    def api(self) -> str:
        """What replaces discord.http.Route.BASE."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """What replaces DiscordWebSocket.DEFAULT_GATEWAY."""
        return f"{self.url.replace('http', 'ws')}/gateway"

    async def __aenter__(self) -> LocalDiscord:
        from .rest import routes

        app = web.Application(middlewares=[self._guard], client_max_size=64 * 1024 * 1024)
        app.add_routes(routes(self))
        app.router.add_get("/gateway", self.gateway.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.gateway.hang_up(1000)
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Callable[..., Any]) -> web.StreamResponse:
        try:
            self._fail_if_told(request)
            if request.path.startswith("/api") and "/interactions/" not in request.path:
                self._check_token(request)
            response: web.StreamResponse = await handler(request)
            if self._cut_if_told(request) and request.transport is not None:
                request.transport.abort()
            return response
        except Refusal as refusal:
            if refusal.breach:
                self.complaints.append(refusal)
            headers = {"Via": "1.1 local"} if refusal.status == 429 else {}
            return answer(refusal.body(), status=refusal.status, headers=headers)

    def _fail_if_told(self, request: web.Request) -> None:
        for fault in self.faults:
            if not fault.cut and fault.meets(request):
                fault.times -= 1
                refusal = Refusal(fault.status, fault.code, "As the test asked", breach=False)
                if fault.status == 429:
                    raise RateLimited(fault.retry_after)
                raise refusal

    def _cut_if_told(self, request: web.Request) -> bool:
        fault = next((one for one in self.faults if one.cut and one.meets(request)), None)
        if fault is not None:
            fault.times -= 1
        return fault is not None

    def _check_token(self, request: web.Request) -> None:
        with_token_in_path = "/webhooks/" in request.path
        if not with_token_in_path and request.headers.get("Authorization") != f"Bot {self.token}":
            raise Refusal(401, 0, "401: Unauthorized", breach=False)


class RateLimited(Refusal):
    """429, with the time to wait in the body."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(429, 0, "You are being rate limited.", breach=False)
        self.retry_after = retry_after

    def body(self) -> Json:
        """The body that discord.py reads `retry_after` from."""
        return super().body() | {"retry_after": self.retry_after, "global": False}
