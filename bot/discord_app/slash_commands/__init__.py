"""The slash commands, built from the desk's table (`bot.desk.COMMANDS`): one table for every front end."""

from bot.discord_app.slash_commands.tree import build

__all__ = ["build"]
