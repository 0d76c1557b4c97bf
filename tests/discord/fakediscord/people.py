"""People who use the bot: they type commands, tap, select and fill in forms, and wait no longer than
a person's client would."""

from __future__ import annotations

import asyncio
from typing import Any

from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Answer, Exchange
from .rest import attach
from .seen import Form, Message
from .server import LocalDiscord
from .world import DIRECT, EVERYDAY, Account, Channel, Json, Stored, member_json

QUIET = 0.3
"""Seconds to wait for what may follow an answer, where the bot cannot be asked whether it is at rest."""
STRING, INTEGER, BOOLEAN, ATTACHMENT, NUMBER = 3, 4, 5, 11, 10


class NoAnswer(AssertionError):
    """What Discord shows as "The application did not respond"."""


class Person:
    """Somebody at their client, looking at one channel."""

    def __init__(
        self,
        discord: LocalDiscord,
        name: str,
        channel: Channel | None = None,
        *,
        locale: str = "en-US",
        permissions: int = EVERYDAY,
    ) -> None:
        self.discord = discord
        self.name = name
        self.locale = locale
        self.permissions = permissions
        self.channel = channel or discord.direct()
        self.account = Account(discord.ids.next(), name)
        self.patience = 15.0

    # --- what a person does ---------------------------------------------------------------------------

    async def slash(self, command: str, **options: Any) -> Any:
        """Type a command: `await ana.slash("board new", players=2)`; the message (or form) it leads to."""
        known = self._command(command)
        data = self._command_data(command, known, options)
        shown = "".join(f" {key}: {_shown(value)}" for key, value in options.items())
        self.say_in_script(f"/{command}{shown}")
        return await self.interact(COMMAND, data)

    async def autocomplete(self, command: str, option: str, typed: str = "", **given: Any) -> dict[str, Any]:
        """What the client suggests while typing: label → value, in order."""
        known = self._command(command)
        data = self._command_data(command, known, given | {option: typed}, focused=option)
        exchange = await self._send(AUTOCOMPLETE, data, None)
        return {choice["name"]: choice["value"] for choice in exchange.suggestions}

    async def menu(self, name: str, message: Message | Stored) -> Any:
        """Use a message's context menu."""
        stored = message.stored if isinstance(message, Message) else message
        entry = next((c for c in self.discord.commands if c["name"] == name and c["type"] == 3), None)
        assert entry is not None, f"there is no menu entry {name!r}"
        resolved = {"messages": {stored.id: stored.json(self.discord.application_id)}}
        data = {"id": entry["id"], "name": name, "type": 3, "target_id": stored.id, "resolved": resolved}
        self.say_in_script(f"uses “{name}” on a message")
        return await self.interact(COMMAND, data)

    async def tap(self, label: str, on: Message | None = None) -> Any:
        """Tap a button of the newest message that has it, or of the given one."""
        message = on or self._newest(lambda m: any(b.startswith(label) for b in m.buttons), label)
        data = {"custom_id": message.button(label)["custom_id"], "component_type": 2}
        self.say_in_script(f"taps [{label}]")
        return await self.interact(COMPONENT, data, source=message.stored)

    async def select(self, *labels: str, on: Message | None = None) -> Any:
        """Choose options of a select of the newest message that has them, or of the given one."""
        message = on or self._newest(lambda m: set(labels) <= set(m.options), labels)
        select, values = message.select(labels)
        data = {"custom_id": select["custom_id"], "component_type": select["type"], "values": values}
        self.say_in_script(f"selects {', '.join(labels)}")
        return await self.interact(COMPONENT, data, source=message.stored)

    def say(self, text: str) -> Stored:
        """Post an ordinary message (which the bot does not receive: it has no such intent)."""
        message = Stored(self.discord.ids.next(), self.channel, self.account, content=text)
        self.discord.messages[message.id] = message
        self.discord.script.append(f"{self.name}: {text}")
        return message

    def file(self, name: str, content: bytes) -> Json:
        """A file to hand to an attachment option."""
        return attach(self.discord, name, content)

    # --- what a person sees ---------------------------------------------------------------------------

    @property
    def messages(self) -> list[Message]:
        """What this person sees in the channel, oldest first."""
        seen = self.discord.messages.values()
        return [Message(m, self) for m in seen if self._sees(m)]

    @property
    def last(self) -> Message:
        """The newest message by the bot that this person sees."""
        return next(m for m in reversed(self.messages) if m.stored.author is self.discord.bot)

    async def sees(self, text: str) -> Message:
        """Wait until a message shows that text."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self.patience
        while loop.time() < until:
            for message in reversed(self.messages):
                if text in message.text:
                    return message
            await asyncio.sleep(0.01)
        raise AssertionError(f"{self.name} never saw {text!r}; the last message is\n{self.last.text}")

    def _sees(self, message: Stored) -> bool:
        mine = message.only_for is None or message.only_for is self.account
        return mine and message.channel is self.channel and not message.deleted

    def _newest(self, wanted: Any, what: Any) -> Message:
        for message in reversed(self.messages):
            if wanted(message):
                return message
        last = self.messages[-1] if self.messages else None
        shown = f"{last.text}\n{last.buttons} {last.options}" if last else "nothing"
        raise AssertionError(f"{self.name} sees nothing to tap called {what!r}; last was\n{shown}")

    def say_in_script(self, what: str) -> None:
        """Note in the transcript what the person does."""
        self.discord.script.append(f"> {self.name} {what}" if not what.startswith("/") else f"> {self.name}: {what}")

    # --- how it goes over the wire --------------------------------------------------------------------

    async def interact(self, kind: int, data: Json, source: Stored | None = None) -> Any:
        """Send an interaction and return what it led to: a Message, a Form, or None."""
        exchange = await self._send(kind, data, source)
        if exchange.answer is Answer.MODAL:
            form = Form(exchange, self)
            self.discord.script.append(form.render())
            return form
        shown = exchange.shown()
        if shown is None:
            return None
        message = Message(shown, self)
        self.discord.script.append(message.render())
        return message

    async def _send(self, kind: int, data: Json, source: Stored | None) -> Exchange:
        discord = self.discord
        number = discord.ids.next()
        exchange = Exchange(
            number, f"token-{number}", kind, self.account, self.channel, data, discord.now(), source=source
        )
        discord.exchanges[exchange.token] = exchange
        guild = self.channel.guild
        sent = await discord.gateway.send(
            "INTERACTION_CREATE", self._payload(exchange), guild.id if guild and guild.bot_is_member else None
        )
        if not sent:
            raise NoAnswer("The application did not respond (it is not connected)")
        await self._wait(exchange, lambda: exchange.answer is not None, discord.deadline + 0.1)
        await self._wait(exchange, exchange.settled, self.patience)
        await self._rest(exchange)
        return exchange

    async def _rest(self, exchange: Exchange) -> None:
        """Wait until nothing more comes: pictures, controls taken away."""
        if self.discord.settle is not None:
            await self.discord.settle()
        elif exchange.kind != AUTOCOMPLETE:
            await asyncio.sleep(QUIET)

    async def _wait(self, exchange: Exchange, ready: Any, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds), exchange.changed:
                await exchange.changed.wait_for(ready)
        except TimeoutError:
            waiting = "Siege Engine is thinking…" if exchange.answer else "The application did not respond"
            raise NoAnswer(f"{waiting} ({exchange.data})") from None

    def _payload(self, exchange: Exchange) -> Json:
        channel, guild = self.channel, self.channel.guild
        installed_here = guild is not None and guild.bot_is_member
        owners = {"0": guild.id} if installed_here and guild else {"1": self.account.id}
        payload: Json = {
            "id": exchange.id,
            "application_id": self.discord.application_id,
            "type": exchange.kind,
            "token": exchange.token,
            "version": 1,
            "data": exchange.data,
            "channel_id": channel.id,
            "channel": channel.json(),
            "locale": self.locale,
            "entitlements": [],
            "authorizing_integration_owners": owners,
            "context": 0 if guild else (1 if channel.kind == DIRECT else 2),
            "attachment_size_limit": 10 * 1024 * 1024,
            "app_permissions": str(channel.bot_permissions),
        }
        if guild is not None:
            payload |= {"guild_id": guild.id, "guild_locale": "en-US"}
            payload |= {"guild": {"id": guild.id, "locale": "en-US", "features": []}}
            payload |= {"member": member_json(self.account, self.permissions)}
        else:
            payload |= {"user": self.account.json()}
        if exchange.source is not None:
            payload["message"] = exchange.source.json(self.discord.application_id)
        return payload

    # --- commands as the client knows them ------------------------------------------------------------

    def _command(self, name: str) -> tuple[Json, list[Json], list[str]]:
        """The registered command, the options of its leaf, and the path to it."""
        path = name.split()
        entry = next((c for c in self.discord.commands if c["name"] == path[0] and c["type"] == 1), None)
        assert entry is not None, f"there is no command /{path[0]}"
        options = entry.get("options", [])
        for part in path[1:]:
            child = next((o for o in options if o["name"] == part and o["type"] in (1, 2)), None)
            assert child is not None, f"there is no command /{name}"
            options = child.get("options", [])
        assert not any(o["type"] in (1, 2) for o in options), f"/{name} needs a sub-command"
        return entry, options, path

    def _command_data(
        self,
        name: str,
        known: tuple[Json, list[Json], list[str]],
        values: dict[str, Any],
        focused: str | None = None,
    ) -> Json:
        entry, options, path = known
        by_name = {o["name"]: o for o in options}
        unknown = set(values) - set(by_name)
        assert not unknown, f"/{name} has no option {sorted(unknown)}; it has {sorted(by_name)}"
        missing = [o["name"] for o in options if o.get("required") and o["name"] not in values]
        assert not missing or focused, f"/{name} needs {missing}"
        attachments: Json = {}
        filled = []
        for key, value in values.items():
            option = by_name[key]
            entry_option: Json = {"name": key, "type": option["type"], "value": value}
            if key == focused:
                assert option.get("autocomplete"), f"/{name} {key} suggests nothing"
                entry_option["focused"] = True
            elif option["type"] == ATTACHMENT:
                attachments[value["id"]] = value
                entry_option["value"] = value["id"]
            else:
                _check_value(f"/{name} {key}", option, value)
            filled.append(entry_option)
        for part in reversed(path[1:]):
            filled = [{"name": part, "type": 2 if part != path[-1] else 1, "options": filled}]
        data: Json = {"id": entry["id"], "name": entry["name"], "type": 1, "options": filled}
        return data | ({"resolved": {"attachments": attachments}} if attachments else {})


def _check_value(where: str, option: Json, value: Any) -> None:
    """The client lets nobody send a value of another type or out of bounds."""
    expected = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: float}.get(option["type"], object)
    assert isinstance(value, expected), f"{where} takes {expected}, not {value!r}"
    if isinstance(value, str):
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        assert low <= len(value) <= high, f"{where} takes {low} to {high} characters"
    if option["type"] == INTEGER:
        low, high = option.get("min_value"), option.get("max_value")
        assert low is None or value >= low, f"{where} takes at least {low}"
        assert high is None or value <= high, f"{where} takes at most {high}"
    choices = [c["value"] for c in option.get("choices") or []]
    assert not choices or value in choices, f"{where} takes one of {choices}, not {value!r}"


def _shown(value: Any) -> str:
    return str(value["filename"]) if isinstance(value, dict) else str(value)
