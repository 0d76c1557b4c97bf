"""A desk option as a Discord option: its type, its bounds, its fixed choices, its autocomplete."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands

from bot.desk import Option, Suggestion
from bot.discord_app.interactions import talker_of

_TYPES: Mapping[type, AppCommandOptionType] = {
    str: AppCommandOptionType.string,
    int: AppCommandOptionType.integer,
    bool: AppCommandOptionType.boolean,
    bytes: AppCommandOptionType.attachment,
}
MOST_NUMBER = 1_000_000
MOST_TEXT = 4000
MOST_SUGGESTIONS = 25
MOST_LABEL = 100


class OptionTransformer(app_commands.Transformer):
    """Passes a value on as it comes: what it means is the desk's to judge."""

    def __init__(self, command: str, option: Option) -> None:
        super().__init__()
        self.command = command
        self.option = option

    @property
    def type(self) -> AppCommandOptionType:
        """Discord's type of the option."""
        return _TYPES[self.option.kind]

    @property
    def min_value(self) -> int | None:
        """The least number; for a text, its least length."""
        return 0 if self.option.kind is int else None

    @property
    def max_value(self) -> int | None:
        """The largest number; for a text, its greatest length."""
        return {int: MOST_NUMBER, str: MOST_TEXT}.get(self.option.kind)

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]] | None:
        """Fixed choices, where the desk names some."""
        return [app_commands.Choice(name=c, value=c) for c in self.option.choices] or None

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Any:
        """The value itself."""
        return value


class SuggestingTransformer(OptionTransformer):
    """An option with autocomplete from the desk."""

    async def autocomplete(
        self, interaction: discord.Interaction, value: str | int | float, /
    ) -> list[app_commands.Choice[str | int | float]]:
        """What the desk suggests for what is typed so far, given the other options."""
        given = {name: v for name, v in interaction.namespace if name != self.option.shown}
        found = await talker_of(interaction).suggest(interaction, self.command, self.option.name, str(value), given)
        return choices_of(found)


def choices_of(suggestions: Iterable[Suggestion]) -> list[app_commands.Choice[str | int | float]]:
    """Suggestions as Discord takes them: at most 25 of 100 characters, each name once.

    A client sends the value of the first choice with the name picked, so of two of one name the first stays.
    A value too long to be sent is left out: its label can still be typed.
    """
    unique: dict[str, str] = {}
    for suggestion in suggestions:
        if 0 < len(suggestion.label) <= MOST_LABEL and 0 < len(suggestion.value) <= MOST_LABEL:
            unique.setdefault(suggestion.label, suggestion.value)
    return [app_commands.Choice(name=k, value=v) for k, v in list(unique.items())[:MOST_SUGGESTIONS]]


def transformer(command: str, option: Option) -> OptionTransformer:
    """The transformer for an option of a command."""
    suggests = option.suggest is not None and option.kind is str and not option.choices
    return (SuggestingTransformer if suggests else OptionTransformer)(command, option)
