"""Getting one reply to the person who asked, whatever was said to Discord before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import InteractionResponseType, InteractionType, ui

from bot.desk import Place
from bot.views.show import Shown

Edit = Callable[[Shown], Awaitable[Any]]


def place_of(interaction: discord.Interaction) -> Place:
    """Where an interaction comes from: a channel or thread, or somebody's direct messages."""
    user, name = str(interaction.user.id), interaction.user.display_name
    locale = interaction.locale.value
    if interaction.context.dm_channel or interaction.channel_id is None:
        return Place.direct(user, locale, name)
    return Place(
        channel=str(interaction.channel_id),
        user=user,
        locale=locale,
        name=name,
        guild=str(interaction.guild_id) if interaction.guild_id else None,
        moderator=interaction.permissions.manage_messages,
    )


class Delivery:
    """The answers to one interaction: at most one first answer, then what may follow it."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self.place = place_of(interaction)
        self.message = interaction.message
        self._private = False
        self._open = False  # a "thinking…" of ours waits to be filled in

    async def think(self, private: bool) -> None:
        """Win time: "thinking…" under a command, nothing visible under a tap."""
        if self._interaction.type is InteractionType.application_command:
            await self._interaction.response.defer(ephemeral=private)
            self._private, self._open = private, True
        else:
            await self._interaction.response.defer()

    async def send(self, shown: Shown, private: bool) -> Edit:
        """Send a message; gives the way to change it later."""
        interaction = self._interaction
        if not interaction.response.is_done():
            await interaction.response.send_message(view=shown.view, files=shown.files, ephemeral=private)
            return self._edit_original
        if self._open and private == self._private:
            self._open = False
            await self._edit_original(shown)
            return self._edit_original
        if self._open:  # a private answer where a public one was announced, or the reverse
            self._open = False
            await interaction.delete_original_response()
        message = await interaction.followup.send(view=shown.view, files=shown.files, ephemeral=private, wait=True)
        return lambda later: message.edit(view=later.view, attachments=later.files)

    async def change(self, view: ui.LayoutView) -> None:
        """Change the message whose button was tapped."""
        if not self._interaction.response.is_done():
            await self._interaction.response.edit_message(view=view)
        elif self._interaction.response.type is InteractionResponseType.deferred_message_update:
            await self._interaction.edit_original_response(view=view)

    async def form(self, form: ui.Modal) -> None:
        """Open a form; only possible as the first answer."""
        await self._interaction.response.send_modal(form)

    async def _edit_original(self, shown: Shown) -> None:
        await self._interaction.edit_original_response(view=shown.view, attachments=shown.files)
