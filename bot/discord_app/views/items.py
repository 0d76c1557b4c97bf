"""What is tapped, found by its custom id: works for messages of any age, also from before a restart."""

from __future__ import annotations

import re
from typing import Any, Self, TypeVar, cast

import discord
from discord import ui

from bot.desk import BoardRef
from bot.desk.drafted_boards import CHANGE
from bot.discord_app.interactions import talker_of
from bot.discord_app.views import ids
from bot.discord_app.views.ids import Picks

Kind = TypeVar("Kind", bound=ui.Item[Any])
NOTHING = r"(?!)"
"""The template of a class that is only there to be extended."""


class Tapped(ui.DynamicItem[Kind], template=NOTHING):
    """Something that is found by what its custom id says."""

    def __init__(self, item: Kind, match: re.Match[str]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The item for a tap or a choice made."""
        return cls(cast(Kind, item), match)


class OnBoard(Tapped[Kind], template=NOTHING):
    """What is under a board's reply: its custom id tells the board, the revision and the action."""

    def __init__(self, item: Kind, match: re.Match[str]) -> None:
        super().__init__(item, match)
        self.at = BoardRef(int(match["board"]), int(match["revision"]))
        self.action = match["action"]


class BoardButton(OnBoard[ui.Button[Any]], template=ids.BUTTON):
    """A button under a board's reply."""

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


class BoardSelect(OnBoard[ui.Select[Any]], template=ids.SELECT):
    """A select under a board's choice: its values are option numbers."""

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer with what was selected, or add it to the picks."""
        chosen = tuple(int(value) for value in self.item.values)
        talker = talker_of(interaction)
        if self.action[0] == ids.PICK:
            await talker.pick(interaction, self.at, Picks.read(self.action).plus(*chosen))
        else:
            await talker.answer(interaction, self.at, chosen)


class LookUpButton(Tapped[ui.Button[Any]], template=ids.LOOK_UP):
    """A button that looks something up: a rule, the rulings of a card."""

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the tap to the desk."""
        await talker_of(interaction).press(interaction, self.custom_id)


class PageButton(Tapped[ui.Button[Any]], template=ids.PAGE):
    """Another page of a long reply."""

    def __init__(self, item: ui.Button[Any], match: re.Match[str]) -> None:
        super().__init__(item, match)
        self.page = int(match["page"])
        self.key = match["key"].removesuffix("/")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Turn the page."""
        await talker_of(interaction).turn(interaction, self.key, self.page)


ITEMS = (BoardButton, BoardSelect, LookUpButton, PageButton)
