"""The REST part: exactly the routes that the bot uses, with Discord's checks."""

from __future__ import annotations

import json
from typing import Any

from aiohttp import BodyPartReader, web

from .interactions import Answer, Exchange
from .limits import EPHEMERAL, LAYOUT, check_commands, check_message
from .problems import Problems, Refusal, answer
from .server import LocalDiscord
from .world import PUBLIC_THREAD, SEND, THREADS, WRITE_THREADS, Account, Channel, Json, Stored

API = "/api/v10"


async def body_of(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    """The JSON payload and the uploaded files (name → bytes) of a request, plain or multipart."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else {}), {}
    payload: Json = {}
    files: dict[str, bytes] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read())
        if part.name == "payload_json":
            payload = json.loads(content)
        else:
            files[part.filename or part.name or "file"] = content
    return payload, files


def routes(discord: LocalDiscord) -> list[web.RouteDef]:
    """The route table."""
    rest = _Rest(discord)
    hook = API + "/webhooks/{app}/{token}"
    return [
        web.get(API + "/users/@me", rest.me),
        web.get(API + "/oauth2/applications/@me", rest.application),
        web.get(API + "/gateway/bot", rest.gateway),
        web.get(API + "/applications/{app}/commands", rest.list_commands),
        web.put(API + "/applications/{app}/commands", rest.put_commands),
        web.post(API + "/interactions/{id}/{token}/callback", rest.callback),
        web.post(hook, rest.followup),
        web.get(hook + "/messages/{message}", rest.get_reply),
        web.patch(hook + "/messages/{message}", rest.edit_reply),
        web.delete(hook + "/messages/{message}", rest.delete_reply),
        web.get(API + "/channels/{channel}", rest.get_channel),
        web.delete(API + "/channels/{channel}", rest.delete_channel),
        web.post(API + "/channels/{channel}/messages", rest.post_message),
        web.patch(API + "/channels/{channel}/messages/{message}", rest.edit_message),
        web.post(API + "/channels/{channel}/threads", rest.start_thread),
        web.post(API + "/channels/{channel}/messages/{message}/threads", rest.start_thread),
        web.get("/attachments/{id}/{name}", rest.download),
    ]


class _Rest:
    def __init__(self, discord: LocalDiscord) -> None:
        self.discord = discord

    # --- the application ------------------------------------------------------------------------------

    async def me(self, _: web.Request) -> web.Response:
        return answer(self.discord.bot.json())

    async def application(self, _: web.Request) -> web.Response:
        owner = Account("1", "Owner")
        about: Json = {
            "id": self.discord.application_id,
            "name": "Siege Engine",
            "description": "",
            "icon": None,
        }
        about |= {"bot_public": True, "bot_require_code_grant": False, "owner": owner.json(), "flags": 0}
        return answer(about | {"verify_key": "", "summary": ""})

    async def gateway(self, _: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        about = {"url": self.discord.gateway_url, "shards": self.discord.shards, "session_start_limit": limit}
        return answer(about)

    async def list_commands(self, _: web.Request) -> web.Response:
        return answer(self.discord.commands)

    async def put_commands(self, request: web.Request) -> web.Response:
        commands = await request.json()
        check_commands(commands)
        known = {(c["type"], c["name"]): c["id"] for c in self.discord.commands}
        self.discord.syncs += 1
        self.discord.commands = [
            command
            | {
                "id": known.get((command.get("type", 1), command["name"])) or self.discord.ids.next(),
                "application_id": self.discord.application_id,
                "description": command.get("description", ""),
                "version": "1",
            }
            for command in commands
        ]
        return answer(self.discord.commands)

    # --- interactions ---------------------------------------------------------------------------------

    async def callback(self, request: web.Request) -> web.Response:
        exchange = self.discord.exchanges.get(request.match_info["token"])
        if exchange is None or exchange.id != request.match_info["id"]:
            raise Refusal(404, 10062, "Unknown interaction")
        payload, files = await body_of(request)
        data = payload.get("data") or {}
        first = exchange.check_first(payload["type"], data, self.discord.now(), self.discord.deadline)
        message = self._first_answer(exchange, first, data, files)
        exchange.answer = first
        await exchange.notify()
        return answer(self._callback_json(exchange, message))

    def _first_answer(self, exchange: Exchange, first: Answer, data: Json, files: dict[str, bytes]) -> Stored | None:
        exchange.ephemeral = bool(data.get("flags", 0) & EPHEMERAL)
        match first:
            case Answer.MESSAGE:
                exchange.original = self._create(exchange.channel, data, files, exchange)
            case Answer.UPDATE:
                assert exchange.source is not None
                exchange.ephemeral = exchange.source.only_for is not None
                exchange.original = self._edit(exchange.source, data, files)
            case Answer.DEFERRED_MESSAGE:
                exchange.waiting = True
            case Answer.DEFERRED_UPDATE:
                assert exchange.source is not None
                exchange.waiting, exchange.original = True, exchange.source
                exchange.ephemeral = exchange.source.only_for is not None
            case Answer.SUGGESTIONS:
                exchange.suggestions = data["choices"]
            case Answer.MODAL:
                exchange.modal = data
        return exchange.original

    def _callback_json(self, exchange: Exchange, message: Stored | None) -> Json:
        assert exchange.answer is not None
        about: Json = {"id": exchange.id, "type": exchange.kind}
        about |= {
            "response_message_loading": exchange.waiting,
            "response_message_ephemeral": exchange.ephemeral,
        }
        reply: Json = {"interaction": about}
        if message is not None:
            about["response_message_id"] = message.id
            resource = {"type": exchange.answer.value, "message": message.json(self.discord.application_id)}
            reply["resource"] = resource
        return reply

    def _exchange(self, request: web.Request) -> Exchange:
        exchange = self.discord.exchanges.get(request.match_info["token"])
        if exchange is None or request.match_info["app"] != self.discord.application_id:
            raise Refusal(404, 10015, "Unknown Webhook")
        if self.discord.now() - exchange.began > self.discord.token_life:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return exchange

    async def followup(self, request: web.Request) -> web.Response:
        exchange = self._exchange(request)
        payload, files = await body_of(request)
        exchange.check_followup(exchange.channel.bot_present)
        first = exchange.waiting and exchange.answer is Answer.DEFERRED_MESSAGE
        if first:  # the first follow-up fills in the deferred answer, as private or public as that was
            exchange.check_visibility(payload.get("flags", 0))
            payload["flags"] = payload.get("flags", 0) | (EPHEMERAL if exchange.ephemeral else 0)
        message = self._create(exchange.channel, payload, files, exchange)
        if first:
            exchange.original = message
        else:
            exchange.followups.append(message)
        exchange.waiting = False
        await exchange.notify()
        return answer(message.json(self.discord.application_id))

    def _reply(self, exchange: Exchange, request: web.Request) -> Stored:
        wanted = request.match_info["message"]
        mine = [m for m in (exchange.original, exchange.source, *exchange.followups) if m is not None]
        if wanted == "@original":
            if exchange.original is None:
                raise Refusal(404, 10008, "Unknown Message")
            return exchange.original
        found = next((m for m in mine if m.id == wanted and not m.deleted), None)
        if found is None:
            raise Refusal(404, 10008, "Unknown Message")
        return found

    async def get_reply(self, request: web.Request) -> web.Response:
        message = self._reply(self._exchange(request), request)
        return answer(message.json(self.discord.application_id))

    async def edit_reply(self, request: web.Request) -> web.Response:
        exchange = self._exchange(request)
        payload, files = await body_of(request)
        if exchange.original is None and exchange.answer is Answer.DEFERRED_MESSAGE:
            flags = payload.get("flags", 0) | (EPHEMERAL if exchange.ephemeral else 0)
            exchange.check_visibility(payload.get("flags", 0))
            message = self._create(exchange.channel, payload | {"flags": flags}, files, exchange)
            exchange.original = message
        else:
            message = self._edit(self._reply(exchange, request), payload, files)
        exchange.waiting = False
        await exchange.notify()
        return answer(message.json(self.discord.application_id))

    async def delete_reply(self, request: web.Request) -> web.Response:
        exchange = self._exchange(request)
        if exchange.waiting and exchange.original is None:
            exchange.waiting, exchange.cleared = False, True
        else:
            self._reply(exchange, request).deleted = True
        await exchange.notify()
        return web.Response(status=204)

    # --- channels and messages ------------------------------------------------------------------------

    def _channel(self, request: web.Request) -> Channel:
        channel = self.discord.channels.get(request.match_info["channel"])
        if channel is None:
            raise Refusal(404, 10003, "Unknown Channel")
        if not channel.bot_present:
            raise Refusal(403, 50001, "Missing Access")
        return channel

    def _may(self, channel: Channel, permission: int) -> None:
        if channel.guild is not None and not channel.bot_permissions & permission:
            raise Refusal(403, 50013, "Missing Permissions", breach=False)

    async def get_channel(self, request: web.Request) -> web.Response:
        return answer(self._channel(request).json())

    async def delete_channel(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        del self.discord.channels[channel.id]
        return answer(channel.json())

    async def post_message(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        self._may(channel, WRITE_THREADS if channel.kind == PUBLIC_THREAD else SEND)
        payload, files = await body_of(request)
        message = self._create(channel, payload, files, None)
        return answer(message.json(self.discord.application_id))

    async def edit_message(self, request: web.Request) -> web.Response:
        self._channel(request)
        message = self.discord.messages.get(request.match_info["message"])
        if message is None or message.deleted or message.only_for is not None:
            raise Refusal(404, 10008, "Unknown Message")
        if message.author is not self.discord.bot:
            raise Refusal(403, 50005, "Cannot edit a message authored by another user")
        payload, files = await body_of(request)
        self._edit(message, payload, files)
        return answer(message.json(self.discord.application_id))

    async def start_thread(self, request: web.Request) -> web.Response:
        channel = self._channel(request)
        self._may(channel, THREADS)
        payload, _ = await body_of(request)
        problems = Problems()
        problems.length("name", payload.get("name"), 1, 100)
        problems.refuse()
        thread = self.discord.thread(channel, payload["name"])
        return answer(thread.json(), status=201)

    def _create(self, channel: Channel, payload: Json, files: dict[str, bytes], exchange: Exchange | None) -> Stored:
        flags = payload.get("flags", 0)
        check_message(payload, files, flags, partial=False)
        only_for = exchange.account if exchange is not None and flags & EPHEMERAL else None
        message = Stored(self.discord.ids.next(), channel, self.discord.bot, flags=flags, only_for=only_for)
        self._fill(message, payload, files)
        self.discord.messages[message.id] = message
        return message

    def _edit(self, message: Stored, payload: Json, files: dict[str, bytes]) -> Stored:
        flags = payload.get("flags", message.flags) | message.flags & (LAYOUT | EPHEMERAL)
        kept = {a["filename"] for a in message.attachments} if "attachments" not in payload else set()
        check_message(payload, files | dict.fromkeys(kept, b""), flags, partial=True)
        message.flags = flags
        message.edits += 1
        self._fill(message, payload, files)
        return message

    def _fill(self, message: Stored, payload: Json, files: dict[str, bytes]) -> None:
        if "content" in payload:
            message.content = payload["content"] or ""
        if "embeds" in payload:
            message.embeds = payload["embeds"] or []
        if "components" in payload:
            message.components = payload["components"] or []
        if "attachments" in payload or files:
            message.attachments = self._attachments(message, payload.get("attachments") or [], files)

    def _attachments(self, message: Stored, listed: list[Json], files: dict[str, bytes]) -> list[Json]:
        old = {attachment["id"]: attachment for attachment in message.attachments}
        described: dict[int, Json] = {}
        kept = []
        for entry in listed:
            if str(entry.get("id")) in old:
                kept.append(old[str(entry["id"])])
            else:
                described[int(entry["id"])] = entry
        return kept + [
            self._attachment(name, content, described.get(index, {}).get("description"))
            for index, (name, content) in enumerate(files.items())
        ]

    def _attachment(self, name: str, content: bytes, description: str | None) -> Json:
        return attach(self.discord, name, content, description)

    async def download(self, request: web.Request) -> web.Response:
        content = self.discord.uploads.get(request.match_info["id"])
        if content is None:
            raise Refusal(404, 0, "Not found")
        self.discord.downloads += 1
        return web.Response(body=content)


def attach(discord: LocalDiscord, name: str, content: bytes, description: str | None = None) -> Json:
    """Keep a file and describe it as an attachment."""
    number = discord.ids.next()
    discord.uploads[number] = content
    url = f"{discord.url}/attachments/{number}/{name}"
    data: dict[str, Any] = {
        "id": number,
        "filename": name,
        "size": len(content),
        "url": url,
        "proxy_url": url,
    }
    kind = "image/png" if name.endswith(".png") else "application/json"
    data["content_type"] = kind
    if description is not None:
        data["description"] = description
    return data
