"""Pointing the unmodified discord.py at the local server: the only two addresses it knows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord.gateway
import discord.http
import yarl


@contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Let discord.py talk to the server at `url` ("http://127.0.0.1:1234") inside the block."""
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws')}/gateway")
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before
