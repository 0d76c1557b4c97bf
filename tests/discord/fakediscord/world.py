"""What exists on the local Discord: people, servers, channels and messages, and their JSON."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

NOW = "2026-11-21T12:00:00.000000+00:00"
FIRST_ID = 1_400_000_000_000_000_000
TEXT_CHANNEL, DIRECT, PUBLIC_THREAD = 0, 1, 11
SEND, THREADS, WRITE_THREADS, MANAGE_MESSAGES = 1 << 11, 1 << 35, 1 << 38, 1 << 13
VIEW, HISTORY, ATTACH, EMBED = 1 << 10, 1 << 16, 1 << 15, 1 << 14
EVERYDAY = VIEW | SEND | HISTORY | ATTACH | EMBED | THREADS | WRITE_THREADS

Json = dict[str, Any]


class Ids:
    """Snowflakes in order; one for every 2²² so that neighbouring servers fall on different shards."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)

    def next(self) -> str:
        """A new id."""
        return str(FIRST_ID + (next(self._numbers) << 22))


@dataclass(eq=False)
class Account:
    """A Discord user, the bot included."""

    id: str
    name: str
    bot: bool = False

    def json(self) -> Json:
        """The user as Discord sends it."""
        return {
            "id": self.id,
            "username": self.name.lower().replace(" ", ""),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }


@dataclass(eq=False)
class Guild:
    """A server; `bot_is_member` is false where somebody merely brought the app along (user install)."""

    id: str
    name: str
    bot_is_member: bool = True
    channels: list[Channel] = field(default_factory=list)

    def json(self, bot: Account) -> Json:
        """The server as GUILD_CREATE sends it."""
        everyone = {"id": self.id, "name": "@everyone", "permissions": str(EVERYDAY), "position": 0}
        everyone |= {"color": 0, "colors": {"primary_color": 0}, "hoist": False, "managed": False}
        everyone |= {"mentionable": False, "flags": 0}
        return {
            "id": self.id,
            "name": self.name,
            "owner_id": "1",
            "roles": [everyone],
            "emojis": [],
            "stickers": [],
            "features": [],
            "preferred_locale": "en-US",
            "member_count": 3,
            "members": [member_json(bot)],
            "channels": [c.json() for c in self.channels if c.kind == TEXT_CHANNEL],
            "threads": [c.json() for c in self.channels if c.kind == PUBLIC_THREAD],
            "voice_states": [],
            "presences": [],
            "unavailable": False,
        }


def member_json(account: Account, permissions: int = EVERYDAY) -> Json:
    """A user as a member of a server."""
    return {
        "user": account.json(),
        "nick": None,
        "roles": [],
        "joined_at": NOW,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(permissions),
    }


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a direct message."""

    id: str
    name: str
    kind: int = TEXT_CHANNEL
    guild: Guild | None = None
    parent: Channel | None = None
    bot_present: bool = True
    bot_permissions: int = EVERYDAY

    def json(self) -> Json:
        """The channel as Discord sends it."""
        data: Json = {"id": self.id, "type": self.kind, "flags": 0, "last_message_id": None}
        if self.kind == DIRECT:
            return data | {"recipients": []}
        assert self.guild is not None
        data |= {"guild_id": self.guild.id, "name": self.name, "position": 0, "permission_overwrites": []}
        data |= {"nsfw": False, "topic": None, "parent_id": None, "rate_limit_per_user": 0}
        data |= {"permissions": str(EVERYDAY)}
        if self.kind == PUBLIC_THREAD:
            assert self.parent is not None
            meta = {
                "archived": False,
                "auto_archive_duration": 1440,
                "archive_timestamp": NOW,
                "locked": False,
            }
            data |= {"parent_id": self.parent.id, "owner_id": "1", "message_count": 0, "member_count": 1}
            data |= {"thread_metadata": meta}
        return data


@dataclass(eq=False)
class Stored:
    """A message as the server keeps it."""

    id: str
    channel: Channel
    author: Account
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    flags: int = 0
    only_for: Account | None = None  # an ephemeral message is seen by one person
    edits: int = 0
    deleted: bool = False

    def json(self, application: str) -> Json:
        """The message as Discord sends it."""
        return {
            "id": self.id,
            "channel_id": self.channel.id,
            "author": self.author.json(),
            "content": self.content,
            "timestamp": NOW,
            "edited_timestamp": NOW if self.edits else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": self.attachments,
            "embeds": self.embeds,
            "components": _resolved(self.components, {a["filename"]: a["url"] for a in self.attachments}),
            "pinned": False,
            "type": 0,
            "flags": self.flags,
            "webhook_id": application,
            "application_id": application,
        }


def _resolved(part: Any, urls: dict[str, str]) -> Any:
    """Components with the web addresses of the files they show, as Discord sends them back."""
    if isinstance(part, list):
        return [_resolved(child, urls) for child in part]
    if not isinstance(part, dict):
        return part
    found = {key: _resolved(value, urls) for key, value in part.items()}
    name = str(part.get("url", "")).removeprefix("attachment://")
    if name in urls:
        found |= {"url": urls[name] + "?ex=1&is=2&hm=3", "proxy_url": urls[name], "width": 1, "height": 1}
        found |= {"loading_state": 2, "content_type": "image/png"}
    return found
