"""What is tapped, found by its custom id: works for messages of any age, also from before a restart."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from bot.desk import BoardRef
from bot.desk.drafting import CHANGE
from bot.discord_app.interactions import talker_of
from bot.discord_app.views import ids
from bot.discord_app.views.ids import Picks


class BoardButton(ui.DynamicItem[ui.Button[Any]], template=ids.BUTTON):
    """A button under a board's reply."""

    def __init__(self, item: ui.Button[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.at = BoardRef(int(match["board"]), int(match["revision"]))
        self.action = match["action"]

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> BoardButton:
        """The item for a tap."""
        assert isinstance(item, ui.Button)
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer, pick, open the form, or hand the tap to the desk."""
        talker = talker_of(interaction)
        match self.action[0]:
            case ids.ANSWER:
                await talker.answer(interaction, self.at, ids.numbers(self.action[1:]))
            case ids.SHARES:
                amounts = dict(enumerate(ids.numbers(self.action[1:])))
                await talker.answer(interaction, self.at, {n: amount for n, amount in amounts.items() if amount})
            case ids.PICK:
                await talker.pick(interaction, self.at, Picks.read(self.action))
            case ids.OPEN:
                await talker.open_form(interaction, self.at)
            case _ if self.action == CHANGE:
                await talker.open_texts(interaction, self.custom_id)
            case _:
                await talker.press(interaction, self.custom_id)


class BoardSelect(ui.DynamicItem[ui.Select[Any]], template=ids.SELECT):
    """A select under a board's choice: its values are option numbers."""

    def __init__(self, item: ui.Select[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.at = BoardRef(int(match["board"]), int(match["revision"]))
        self.action = match["action"]

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> BoardSelect:
        """The item for a choice made."""
        assert isinstance(item, ui.Select)
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer with what was selected, or add it to the picks."""
        chosen = tuple(int(value) for value in self.item.values)
        talker = talker_of(interaction)
        if self.action[0] == ids.PICK:
            await talker.pick(interaction, self.at, Picks.read(self.action).plus(*chosen))
        else:
            await talker.answer(interaction, self.at, chosen)


class LookUpButton(ui.DynamicItem[ui.Button[Any]], template=ids.LOOK_UP):
    """A button that looks something up: a rule, the rulings of a card."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> LookUpButton:
        """The item for a tap."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the tap to the desk."""
        await talker_of(interaction).press(interaction, self.custom_id)


class PageButton(ui.DynamicItem[ui.Button[Any]], template=ids.PAGE):
    """Another page of a long reply."""

    def __init__(self, item: ui.Button[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.page = int(match["page"])
        self.key = match["key"].removesuffix("/")

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> PageButton:
        """The item for a tap."""
        assert isinstance(item, ui.Button)
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Turn the page."""
        await talker_of(interaction).turn(interaction, self.key, self.page)


ITEMS = (BoardButton, BoardSelect, LookUpButton, PageButton)
