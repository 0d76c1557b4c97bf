"""Where somebody asks from: a channel or thread of a server, or direct messages."""

from __future__ import annotations

import discord

from bot.desk import Place


def place_of(interaction: discord.Interaction) -> Place:
    """Where an interaction comes from: a channel or thread, or somebody's direct messages."""
    user, name = str(interaction.user.id), interaction.user.display_name
    locale = interaction.locale.value
    if interaction.context.dm_channel or interaction.channel_id is None:
        return Place.direct(user, locale, name, str(interaction.id))
    return Place(
        channel=str(interaction.channel_id),
        user=user,
        locale=locale,
        name=name,
        guild=str(interaction.guild_id) if interaction.guild_id else None,
        moderator=interaction.permissions.manage_messages,
        request=str(interaction.id),
    )
