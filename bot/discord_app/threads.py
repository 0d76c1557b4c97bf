"""A board in a thread of its own."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.desk import Place, Reply
from bot.discord_app.views.show import show
from bot.errors import NoThread
from bot.words import Words

Run = Callable[[Place], Awaitable[Reply]]


async def board_in_thread(interaction: discord.Interaction, place: Place, run: Run) -> Reply:
    """Start a thread, run the command in it, and say where the board is.

    NoThread where the bot may not start threads, or in a thread or direct message.
    """
    words = Words.of(place.locale)
    if not isinstance(interaction.channel, discord.TextChannel):
        raise NoThread()
    try:
        thread = await interaction.channel.create_thread(
            name=words("board-thread", name=place.name)[:100], type=discord.ChannelType.public_thread
        )
    except discord.HTTPException as error:
        raise NoThread() from error
    reply = await run(replace(place, channel=str(thread.id)))
    if reply.error is not None:
        with contextlib.suppress(discord.HTTPException):
            await thread.delete()
        return reply
    shown = show(reply, words)
    await thread.send(view=shown.view, files=shown.files)
    return Reply(verdict=words("board-in-thread", thread=thread.mention), at=reply.at)
