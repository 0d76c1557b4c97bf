"""The gateway part: HELLO, IDENTIFY, READY, heartbeats, RESUME, and events to the right shard."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

if TYPE_CHECKING:
    from .server import LocalDiscord

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 10, 11
NON_PRIVILEGED_GUILDS = 1 << 0
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)


class Gateway:
    """Open websocket sessions of the bot, by shard."""

    def __init__(self, discord: LocalDiscord, heartbeat: float = 41.25) -> None:
        self.discord = discord
        self.heartbeat = heartbeat
        self.sessions: dict[int, web.WebSocketResponse] = {}
        self.identified: list[dict[str, Any]] = []
        self.resumed = 0
        self.silent = False  # heartbeats go unanswered, as when a connection has died quietly
        self._sequence = 0
        self._changed = asyncio.Condition()

    @property
    def open(self) -> bool:
        """Whether the bot is connected at all."""
        return bool(self.sessions)

    async def until_open(self) -> None:
        """Return once every shard of the bot is connected."""
        async with self._changed:
            await self._changed.wait_for(lambda: len(self.sessions) == self.discord.shards)

    async def until_closed(self) -> None:
        """Return once the bot has gone."""
        async with self._changed:
            await self._changed.wait_for(lambda: not self.open)

    async def send(self, event: str, data: Any, guild_id: str | None = None) -> bool:
        """Send an event to the shard of a server (direct messages: shard 0); false if nobody listens."""
        count = self.discord.shards
        session = self.sessions.get((int(guild_id) >> 22) % count if guild_id else 0)
        if session is None:
            return False
        await self._frame(session, event, data)
        return True

    async def hang_up(self, code: int = 4000) -> None:
        """Close every session, as Discord does now and then."""
        for session in list(self.sessions.values()):
            await session.close(code=code)

    async def _frame(self, session: web.WebSocketResponse, event: str, data: Any) -> None:
        self._sequence += 1
        await session.send_json({"op": DISPATCH, "t": event, "s": self._sequence, "d": data})

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One websocket connection from HELLO to its end."""
        session = web.WebSocketResponse(autoclose=True)
        await session.prepare(request)
        await session.send_json({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}})
        shard = 0
        try:
            async for message in session:
                if message.type is WSMsgType.TEXT:
                    packet = json.loads(message.data)
                    shard = await self._receive(session, packet, shard)
        finally:
            if self.sessions.get(shard) is session:
                del self.sessions[shard]
            await self._notify()
        return session

    async def _receive(self, session: web.WebSocketResponse, packet: dict[str, Any], shard: int) -> int:
        match packet["op"]:
            case 1 if not self.silent:
                await session.send_json({"op": HEARTBEAT_ACK, "d": None})
            case 2:
                shard = await self._identify(session, packet["d"])
            case 6:
                self.resumed += 1
                await self._admit(session, shard)
                await self._frame(session, "RESUMED", {})
        return shard

    async def _identify(self, session: web.WebSocketResponse, identity: dict[str, Any]) -> int:
        self.identified.append(identity)
        if identity["token"] != self.discord.token:
            await session.close(code=4004)
            return 0
        if identity["intents"] & PRIVILEGED:
            await session.close(code=4014)
            return 0
        shard, count = identity.get("shard") or [0, 1]
        if count != self.discord.shards:
            await session.close(code=4010)
            return 0
        mine = [
            guild
            for guild in self.discord.guilds.values()
            if guild.bot_is_member and (int(guild.id) >> 22) % count == shard
        ]
        await self._admit(session, shard)
        ready = {
            "v": 10,
            "user": self.discord.bot.json(),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in mine],
            "session_id": f"session-{shard}",
            "resume_gateway_url": self.discord.gateway_url,
            "shard": [shard, count],
            "application": {"id": self.discord.application_id, "flags": 0},
        }
        await self._frame(session, "READY", ready)
        for guild in mine:
            await self._frame(session, "GUILD_CREATE", guild.json(self.discord.bot))
        return int(shard)

    async def _admit(self, session: web.WebSocketResponse, shard: int) -> None:
        self.sessions[shard] = session
        await self._notify()

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()
