"""The command tree: every desk command as a slash command, and the message menu."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.desk import Command, Option
from bot.discord_app.command_translations import text
from bot.discord_app.interactions import talker_of
from bot.discord_app.slash_commands.options import transformer

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
EVERYHOW = app_commands.AppInstallationType(guild=True, user=True)
THREAD = "thread"
"""An option of Discord's own: `/board new thread:true` starts a thread for the board."""


def build(tree: app_commands.CommandTree[Any], commands: Mapping[str, Command]) -> None:
    """Put every command of the table into the tree; "board new" becomes a sub-command of a group."""
    groups: dict[str, app_commands.Group] = {}
    for name in sorted(commands):
        first, _, rest = name.partition(" ")
        if not rest:
            tree.add_command(_slash(name, commands[name]))
            continue
        if first not in groups:
            groups[first] = app_commands.Group(name=first, description=text(f"command-{first}"))
            tree.add_command(groups[first])
        groups[first].add_command(_slash(rest, commands[name]))
    tree.add_command(_menu())


def _slash(name: str, command: Command) -> app_commands.Command[Any, ..., Any]:
    """A slash command that hands its options to the desk."""

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        await talker_of(interaction).command(interaction, command, given)

    descriptions = {option.name: text(f"{command.key}.{option.shown}") for option in command.options}
    signature = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    signature += [_parameter(command, option) for option in command.options]
    if command.name == "board new":
        signature.append(_keyword(THREAD, bool | None, required=False))
        descriptions[THREAD] = text("command-board.thread")
    callback.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    app_commands.describe(**descriptions)(callback)
    app_commands.rename(**{o.name: o.shown for o in command.options if o.name != o.shown})(callback)
    return app_commands.Command(name=name, description=text(command.key), callback=callback)


def _parameter(command: Command, option: Option) -> inspect.Parameter:
    return _keyword(option.name, transformer(command.name, option), required=option.required)


def _keyword(name: str, annotation: Any, *, required: bool) -> inspect.Parameter:
    default = inspect.Parameter.empty if required else None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _menu() -> app_commands.ContextMenu:
    """The message menu: the same as /ask, on what somebody wrote."""

    async def check(interaction: discord.Interaction, message: discord.Message) -> None:
        await talker_of(interaction).question(interaction, message.content)

    return app_commands.ContextMenu(name=text("menu-check"), callback=check)
