"""Between Discord and the desks: who asks from where, the first answer in time, and what goes wrong.

Discord wants its first answer within three seconds and fixes with it whether the answer is private. So a
request is given :data:`FIRST` seconds; what is ready by then is sent as it is, else Discord is told that we
are thinking and the answer follows.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from itertools import count
from typing import Any, Protocol, cast

import discord

from bot.boards.limits_of_imported_boards import MOST_BYTES
from bot.desk import COMMANDS, BoardRef, Command, Place, Reply, Shape, Suggestion
from bot.desk.boards_too_long_to_play import UNPLAYED
from bot.desk.buttons import only_shows
from bot.discord_app.channel_thread_or_dm import place_of
from bot.discord_app.rate_limits import Gate
from bot.discord_app.responses import CUT, Delivery
from bot.discord_app.threads import board_in_thread
from bot.discord_app.views.choices import complete
from bot.discord_app.views.forms import Form, Texts, read
from bot.discord_app.views.ids import Picks, look_up
from bot.discord_app.views.memory import Memory, question
from bot.discord_app.views.show import PICTURE, answered, picking, show
from bot.discord_app.views.text import pages
from bot.errors import (
    Broken,
    Busy,
    Forgotten,
    Problem,
    Resting,
    TooHeavy,
    TooLarge,
    TooSlow,
    Unsure,
    describe,
)
from bot.words import Words
from bot.workers.pool import Lane, Workers

log = logging.getLogger(__name__)

FIRST = 1.8
"""Seconds until we say that we are thinking."""
SUGGESTING = 2.0
"""Seconds a suggestion may take; a later one would not be shown any more."""

Work = Callable[[], Awaitable[Reply]]
Noted = Callable[[str, str, float], None]
"""Told of each request: the command (or "tap", "form", …), how it ended, and after how many seconds."""
Then = Callable[[Delivery, Reply], Awaitable[None]]


class HasTalker(Protocol):
    """The client, as far as a handler needs it."""

    talker: Talker


def talker_of(interaction: discord.Interaction) -> Talker:
    """The talker of the client that an interaction came to."""
    return cast(HasTalker, interaction.client).talker


class Talker:
    """Answers interactions with what the desks say."""

    def __init__(self, workers: Workers, gate: Gate, noted: Noted = lambda command, outcome, seconds: None) -> None:
        self._workers = workers
        self._noted = noted
        self._gate = gate
        self._memory = Memory()
        self._typed: dict[str, int] = {}
        self._numbers = count()

    # What people do

    async def command(self, interaction: discord.Interaction, command: Command, given: Mapping[str, Any]) -> None:
        """A slash command with the options that were given."""
        place = place_of(interaction)
        options = {name: value for name, value in given.items() if value is not None}
        thread = options.pop("thread", False) and command.name == "board new"
        run = partial(self._run, command=command, given=options)
        work = partial(board_in_thread, interaction, place, run) if thread else partial(run, place)
        again = look_up(command.name, *options.values()) if len(options) == 1 else ""
        await self._handle(interaction, work, partial(self._show, again=again), private=command.private)

    async def question(self, interaction: discord.Interaction, question: str) -> None:
        """The message menu: a rules question that somebody wrote."""
        run = partial(self._run, command=COMMANDS["ask"], given={"question": question})
        await self._handle(interaction, partial(run, place_of(interaction)), self._show)

    async def press(self, interaction: discord.Interaction, button: str) -> None:
        """A button of the desk's."""
        lane = Lane.SHORT if only_shows(button) else Lane.BOARD
        work = partial(self._ask, place_of(interaction), "press", button, lane=lane)
        await self._handle(interaction, work, partial(self._show, again=button))

    async def answer(
        self, interaction: discord.Interaction, at: BoardRef, numbers: tuple[int, ...] | Mapping[int, int]
    ) -> None:
        """An answer to a choice by option numbers, to a division with how much each gets."""
        work = partial(self._ask, place_of(interaction), "choose_numbers", at, numbers)
        await self._handle(interaction, work, self._close)

    async def pick(self, interaction: discord.Interaction, at: BoardRef, picks: Picks) -> None:
        """One more option picked, or another page of them; the last pick answers."""
        place = place_of(interaction)

        async def work() -> Reply:
            reply = await self._ask(place, "pending", at, lane=_showing(at))
            whole = complete(reply.choice, picks) if reply.choice is not None else None
            return reply if whole is None else await self._ask(place, "choose_numbers", at, whole)

        async def then(delivery: Delivery, reply: Reply) -> None:
            if reply.at != at or reply.choice is None:
                await self._close(delivery, reply)
            elif interaction.message is not None:
                words = Words.of(place.locale)
                await delivery.change(picking(interaction.message, reply.choice, picks, words))

        await self._handle(interaction, work, then)

    async def open_form(self, interaction: discord.Interaction, at: BoardRef) -> None:
        """The form in which a number, a division or words are given."""

        async def then(delivery: Delivery, reply: Reply) -> None:
            if delivery.answered:  # too late for a form; the next tap will be quick
                raise Busy()
            assert reply.choice is not None
            await delivery.form(Form(reply.choice, Words.of(interaction.locale.value)))

        await self._handle(
            interaction, partial(self._ask, place_of(interaction), "pending", at, lane=_showing(at)), then
        )

    async def open_texts(self, interaction: discord.Interaction, button: str) -> None:
        """The form with the texts that a button of the desk's has to change."""

        async def then(delivery: Delivery, reply: Reply) -> None:
            if delivery.answered or reply.form is None:  # too late for a form: the texts themselves
                await self._show(delivery, reply)
            else:
                await delivery.form(Texts(reply.form))

        await self._handle(
            interaction, partial(self._ask, place_of(interaction), "press", button, lane=Lane.SHORT), then
        )

    async def submit(
        self, interaction: discord.Interaction, at: BoardRef, shape: Shape, sent: Mapping[str, str]
    ) -> None:
        """A form that was sent."""

        async def work() -> Reply:
            value = read(shape, sent)
            method = "choose_numbers" if isinstance(value, dict) else "choose"
            return await self._ask(place_of(interaction), method, at, value)

        await self._handle(interaction, work, self._close)

    async def turn(self, interaction: discord.Interaction, key: str, page: int) -> None:
        """Another page of a long reply, in place."""
        place = place_of(interaction)

        async def work() -> Reply:
            return self._memory.recall(key, place.locale) or await self._again(place, key)

        async def then(delivery: Delivery, reply: Reply) -> None:
            message = interaction.message
            drawn = message is not None and any(a.filename == PICTURE for a in message.attachments)
            shown = show(reply, Words.of(place.locale), page=page, key=key, drawn=drawn)
            await delivery.change(shown.view)

        await self._handle(interaction, work, then)

    async def suggest(
        self, interaction: discord.Interaction, command: str, option: str, typed: str, given: Mapping[str, object]
    ) -> tuple[Suggestion, ...]:
        """Autocomplete; nothing rather than too late, and nothing for what somebody has typed on from."""
        place = place_of(interaction)
        self._typed[place.user] = number = next(self._numbers)
        try:
            async with asyncio.timeout(SUGGESTING), self._gate.in_turn(f"typing {place.user}"):
                if self._typed.get(place.user) != number:
                    return ()
                asked = (command, option, typed, given)
                found = await self._workers.ask(
                    place.channel, "suggest", place, *asked, lane=Lane.SHORT, patience=SUGGESTING
                )
                return cast(tuple[Suggestion, ...], found)
        except (Problem, TimeoutError):
            return ()
        finally:
            if self._typed.get(place.user) == number:
                del self._typed[place.user]

    # How it is done

    async def _handle(self, interaction: discord.Interaction, work: Work, then: Then, *, private: bool = False) -> None:
        """Ask the desk and do something with its reply; whatever goes wrong becomes a sentence."""
        delivery, began = Delivery(interaction), time.monotonic()
        words = Words.of(interaction.locale.value)
        reply: Reply | None = None
        try:
            try:
                with self._gate.entering(str(interaction.user.id)):
                    reply = await self._in_time(delivery, partial(self._in_turn, interaction, work), private)
                    if reply.error is None:
                        return await then(delivery, reply)
            except discord.HTTPException:
                raise
            except Exception as error:
                told = reply is None or isinstance(error, Problem)
                reply = _sorry(error, words) if told else _lost(error, words)
            finally:
                outcome = "trouble" if reply is None else reply.error or "done"
                self._noted(_called(interaction), outcome, time.monotonic() - began)
            sorry = reply
            await delivery.send(lambda: show(sorry, words), private=True)
        except (discord.HTTPException, *CUT) as error:
            log.warning("Discord did not take an answer: %s", error)

    async def _in_turn(self, interaction: discord.Interaction, work: Work) -> Reply:
        async with self._gate.in_turn(str(interaction.user.id)):
            return await work()

    async def _in_time(self, delivery: Delivery, work: Work, private: bool) -> Reply:
        asked = asyncio.ensure_future(work())
        done, _ = await asyncio.wait({asked}, timeout=FIRST)
        if not done:
            await delivery.think(private)
        return await asked

    async def _show(self, delivery: Delivery, reply: Reply, again: str = "") -> None:
        """Send a reply: text first, the picture as soon as it is drawn."""
        place = delivery.place
        words = Words.of(place.locale)
        key = self._memory.keep(reply, again, place.locale) if len(pages(reply)) > 1 else ""
        edit = await delivery.send(lambda: show(reply, words, key=key), reply.private)
        if reply.picture is not None:
            png = await self._workers.ask(place.channel, "draw", reply.picture, lane=Lane.DRAW)
            await edit(show(reply, words, key=key, png=png))

    async def _close(self, delivery: Delivery, reply: Reply) -> None:
        """A choice is made: the message that asked loses its controls, and what came of it is sent."""
        message = delivery.message
        if message is not None:
            words, name = Words.of(delivery.place.locale), delivery.place.name
            note = (
                words("choice-made-so", name=name, what=reply.chosen)
                if reply.chosen
                else words("choice-made", name=name)
            )
            with contextlib.suppress(discord.HTTPException, *CUT):  # somebody may have deleted it meanwhile
                await delivery.change(answered(message, note))
        await self._show(delivery, reply)

    async def _run(self, place: Place, command: Command, given: Mapping[str, Any]) -> Reply:
        options = {name: await _value(value) for name, value in given.items()}
        try:
            lane = Lane.SHORT if command.short else Lane.BOARD
            return await self._ask(place, "run", command.name, lane=lane, **options)
        except (TooSlow, TooHeavy, Resting):
            if command.name not in UNPLAYED:
                raise
            return await self._ask(place, "unplayed", command.name, lane=Lane.SHORT)

    async def _ask(self, place: Place, method: str, /, *arguments: Any, lane: Lane = Lane.BOARD, **named: Any) -> Reply:
        try:
            reply = await self._workers.ask(place.channel, method, place, *arguments, lane=lane, **named)
            return cast(Reply, reply)
        except (TooSlow, TooHeavy, Broken):
            if await self._done(place):
                return Reply(verdict=Words.of(place.locale)("verdict-done-already"), private=True)
            raise

    async def _done(self, place: Place) -> bool:
        """Whether a request that broke off was carried out all the same; Unsure if that cannot be found out."""
        try:
            return bool(await self._workers.ask("", "done", place, lane=Lane.SHORT))
        except Problem:
            raise Unsure() from None

    async def _again(self, place: Place, key: str) -> Reply:
        """Ask for a long reply once more, as nobody remembers it."""
        asked = question(key)
        if asked is None:
            raise Forgotten()
        return await self._ask(place, "press", asked, lane=Lane.SHORT if only_shows(asked) else Lane.BOARD)


def _called(interaction: discord.Interaction) -> str:
    """What sort of request it is, for the figures."""
    command = interaction.command
    return command.qualified_name if command is not None else interaction.type.name


def _showing(at: BoardRef) -> Lane:
    """The lane of what shows a choice; a question is only known to the worker that asked it."""
    return Lane.BOARD if at.is_question else Lane.SHORT


async def _value(value: Any) -> Any:
    """An option's value as the desk takes it: a file becomes its bytes, unless it is too large to be one."""
    if not isinstance(value, discord.Attachment):
        return value
    if value.size > MOST_BYTES:
        raise TooLarge(size=-(-value.size // 1024), most=MOST_BYTES // 1024)
    return await value.read()


def _lost(error: Exception, words: Words) -> Reply:
    """What was asked is done, but telling it went wrong."""
    log.error("an answer could not be given: %r", error, exc_info=error)
    return Reply(verdict=words("error-untold"), error="trouble", private=True)


def _sorry(error: Exception, words: Words) -> Reply:
    verdict, kind = describe(error, words)
    if kind == "trouble":
        log.error("a request failed: %r", error, exc_info=None if isinstance(error, Problem) else error)
    return Reply(verdict=verdict, error=kind, private=True)
