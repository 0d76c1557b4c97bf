"""A reply as a Discord message: text, picture, the choice, buttons; and how such a message changes later."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.desk import Button, ChoiceView, Reply
from bot.discord_app.views import ids, text
from bot.discord_app.views.choices import controls, cut, picked, rows
from bot.discord_app.views.ids import Picks
from bot.words import Words

PICTURE = "board.png"
MOST_ALT = 256
CALM, WRONG, ASKING = discord.Colour(0x4A6FA5), discord.Colour(0xB5483A), discord.Colour(0xC9952B)


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that can be sent: its view and its files. Made anew for every sending."""

    view: ui.LayoutView
    files: list[discord.File]


def show(
    reply: Reply,
    words: Words,
    *,
    page: int = 0,
    key: str = "",
    png: bytes | None = None,
    drawn: bool = False,
) -> Shown:
    """Lay a reply out. ``key`` is what page buttons carry; ``png`` is the board to be sent along, and
    ``drawn`` says that the message has it already."""
    texts = text.pages(reply)
    page = min(page, len(texts) - 1)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(texts[page])] if texts[page] else []
    files = [discord.File(io.BytesIO(a.data), a.filename) for a in reply.attachments]
    parts += [ui.File(f"attachment://{a.filename}") for a in reply.attachments]
    if reply.picture is not None and (drawn or png is not None):
        alt = cut(reply.picture.alt, MOST_ALT)
        parts.append(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=alt)))
        if png is not None:
            files.append(discord.File(io.BytesIO(png), PICTURE, description=alt))
    if reply.choice is not None:
        parts += _asking(reply.choice, Picks(), words)
    if small := text.footer(reply):
        parts.append(ui.TextDisplay(small))
    if page == 0 and (reply.is_long or any(section.folded for section in reply.sections)):
        parts += rows([ui.Button[Any](label=f"{words('button-more')} ▸", custom_id=f"p:1:{key}")])
    else:
        parts += _turning(page, len(texts), key)
    parts += rows(map(_button, reply.buttons))
    container: ui.Container[Any] = ui.Container(*parts, accent_colour=_colour(reply))
    return Shown(_view(container), files)


def picking(message: discord.Message, choice: ChoiceView, picks: Picks, words: Words) -> ui.LayoutView:
    """The message that asks for a choice, with some options picked already."""
    return _changed(message, list(_asking(choice, picks, words)), ASKING)


def answered(message: discord.Message, note: str) -> ui.LayoutView:
    """The message that asked for a choice, now that it is made: a note stands where the controls were."""
    return _changed(message, [ui.TextDisplay(text.escape(note))], CALM)


def _changed(message: discord.Message, instead: list[ui.Item[Any]], colour: discord.Colour) -> ui.LayoutView:
    """A message of ours whose choice (prompt and controls) is replaced, all else as it was."""
    old = ui.LayoutView.from_message(message, timeout=None)
    view = ui.LayoutView(timeout=None)
    for box in old.children:
        if not isinstance(box, ui.Container):
            continue
        children = [_kept(child) for child in box.children]
        asks = [n for n, child in enumerate(children) if _asks(child)]
        if asks:
            start = asks[0] - 1  # the prompt stands before the first row
            children[start : asks[-1] + 1] = instead
        view.add_item(ui.Container(*children, accent_colour=colour))
    view.stop()
    return view


def _asking(choice: ChoiceView, picks: Picks, words: Words) -> Iterable[ui.Item[Any]]:
    """The prompt and the controls of a choice."""
    so_far = picked(choice, picks, words)
    yield ui.TextDisplay(text.prompt(choice, words) + (f"\n{text.picked(so_far)}" if so_far else ""))
    yield from controls(choice, picks, words)


def _asks(part: ui.Item[Any]) -> bool:
    """Whether a row belongs to a choice: answers, picks, forms."""
    if not isinstance(part, ui.ActionRow):
        return False
    for item in part.children:
        name = (item.custom_id or "") if isinstance(item, ui.Button | ui.Select) else ""
        action = name.split(":", 3)[-1]
        if name.startswith("s:") or (
            name.startswith("b:") and action[:1] in (ids.ANSWER, ids.PICK, ids.OPEN, ids.SHARES)
        ):
            return True
    return False


def _kept(part: ui.Item[Any]) -> ui.Item[Any]:
    """A part of a message sent again: its pictures and files by name, as their web addresses run out."""
    if isinstance(part, ui.MediaGallery):
        return ui.MediaGallery(
            *(discord.MediaGalleryItem(_own(i.media.url), description=i.description) for i in part.items)
        )
    if isinstance(part, ui.File):
        return ui.File(_own(part.media.url))
    return part


def _own(url: str) -> str:
    return "attachment://" + url.split("?")[0].rsplit("/", 1)[-1]


def _view(container: ui.Container[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()  # taps are found by their ids; discord.py need not remember the message
    return view


def _turning(page: int, count: int, key: str) -> list[ui.ActionRow[Any]]:
    """Back, where we are, on. A trailing slash keeps ids apart where both ways lead to one page."""
    if count < 2:
        return []
    back = ui.Button[Any](label="◀", custom_id=f"p:{(page - 1) % count}:{key}")
    here = ui.Button[Any](label=f"{page + 1}/{count}", custom_id=f"p:{page}:{key}", disabled=True)
    on = ui.Button[Any](label="▶", custom_id=f"p:{(page + 1) % count}:{key}/")
    return rows([back, here, on])


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(label=cut(button.label, 80), style=discord.ButtonStyle[button.style], custom_id=button.id)


def _colour(reply: Reply) -> discord.Colour:
    if reply.error is not None:
        return WRONG
    return ASKING if reply.choice is not None else CALM
