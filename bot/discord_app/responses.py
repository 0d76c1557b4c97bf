"""Getting one reply to the person who asked, whatever was said to Discord before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord import InteractionType, ui

from bot.discord_app.channel_thread_or_dm import place_of
from bot.discord_app.views.show import Shown

CUT = (aiohttp.ClientError, OSError, TimeoutError)
"""What a connection that is cut raises."""
_HAS_IT = 40060
"""Discord's code for an interaction that has been answered already."""
Edit = Callable[[Shown], Awaitable[Any]]


class Delivery:
    """The answers to one interaction: at most one first answer, then what may follow it."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self.place = place_of(interaction)
        self.message = interaction.message
        self.answered = False
        """Whether the first answer is out."""
        self._private = False
        self._open = False  # a "thinking…" of ours waits to be filled in
        self._quiet = False  # the message whose button was tapped waits to be changed, or not

    async def think(self, private: bool) -> None:
        """Win time: "thinking…" under a command, nothing visible under a tap."""
        response = self._interaction.response
        if self._interaction.type is InteractionType.application_command:
            await self._first(lambda: response.defer(ephemeral=private))
            self._private, self._open = private, True
        else:
            await self._first(response.defer)
            self._quiet = True

    async def send(self, make: Callable[[], Shown], private: bool) -> Edit:
        """Send a message, made anew for each attempt; gives the way to change it later."""
        interaction = self._interaction

        async def respond() -> None:
            shown = make()
            await interaction.response.send_message(view=shown.view, files=shown.files, ephemeral=private)

        if not self.answered:
            await self._first(respond)
            return self._edit_original
        if self._open and private == self._private:
            self._open = False
            await self._edit_original(make())
            return self._edit_original
        if self._open:  # a private answer where a public one was announced, or the reverse
            self._open = False
            await interaction.delete_original_response()
        shown = make()
        message = await interaction.followup.send(view=shown.view, files=shown.files, ephemeral=private, wait=True)
        return lambda later: message.edit(view=later.view, attachments=later.files)

    async def change(self, view: ui.LayoutView) -> None:
        """Change the message whose button was tapped."""
        if not self.answered:
            await self._first(lambda: self._interaction.response.edit_message(view=view))
        elif self._quiet:
            await self._interaction.edit_original_response(view=view)

    async def form(self, form: ui.Modal) -> None:
        """Open a form; only possible as the first answer."""
        await self._first(lambda: self._interaction.response.send_modal(form))

    async def _first(self, attempt: Callable[[], Awaitable[Any]]) -> None:
        """Give the first answer. If the connection is cut, nobody knows whether Discord has it: it is given again, and
        if Discord had it, all is well."""
        try:
            await attempt()
        except CUT:
            try:
                await attempt()
            except discord.HTTPException as error:
                if error.code != _HAS_IT:
                    raise
        self.answered = True

    async def _edit_original(self, shown: Shown) -> None:
        await self._interaction.edit_original_response(view=shown.view, attachments=shown.files)
