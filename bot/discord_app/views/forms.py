"""Forms: a number, a division, or words, asked in a modal. A form outlives a restart like any tap."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.desk import ChoiceView, Shape
from bot.desk.reply import FormView
from bot.discord_app.views import ids
from bot.discord_app.views.choices import cut
from bot.errors import BadValue
from bot.words import Words

TITLE, LABEL, PLACEHOLDER = 45, 45, 100
MOST_FIELDS = 5
SECONDS = 15 * 60.0
"""How long discord.py remembers a form; we do not need it to."""
_NUMBER = re.compile(r"\s*(\d{1,6})\s*")

Answer = int | str | dict[int, int]


class Form(ui.Modal):
    """The form for a choice. What is sent is read by :func:`read`, whether or not we remember the form."""

    def __init__(self, choice: ChoiceView, words: Words) -> None:
        super().__init__(
            title=cut(choice.prompt, TITLE),
            custom_id=ids.form(choice.at, choice.shape.value),
            timeout=SECONDS,
        )
        for label in _fields(choice, words):
            self.add_item(label)


class Texts(ui.Modal):
    """A form of texts to be changed and sent to a command."""

    def __init__(self, form: FormView) -> None:
        super().__init__(title=cut(form.title, TITLE), custom_id=ids.texts(form.command), timeout=SECONDS)
        for one in form.fields:
            self.add_item(_field(one.label, one.option, "", longest=4000, needed=False, prefilled=cut(one.text, 4000)))


def _fields(choice: ChoiceView, words: Words) -> Iterator[ui.Label[Any]]:
    if choice.shape is Shape.NUMBER:
        bounded = choice.max > choice.min
        label = words("form-number" if bounded else "form-number-open", least=choice.min, most=choice.max)
        yield _field(label, "0", str(choice.min), longest=6)
    elif choice.shape is Shape.DIVIDE and len(choice.options) <= MOST_FIELDS:
        for n, option in enumerate(choice.options):
            yield _field(option.label, str(n), option.detail or "0", longest=6, needed=False)
    elif choice.shape is Shape.DIVIDE:
        lines = "\n".join(f"{option.label}: " for option in choice.options)
        label = words("form-divide", total=choice.max)
        yield _field(label, "lines", "", longest=4000, prefilled=cut(lines, 4000))
    else:
        yield _field(words("form-text"), "0", words("form-text-hint"), longest=1000)


def _field(
    label: str, name: str, hint: str, *, longest: int, needed: bool = True, prefilled: str | None = None
) -> ui.Label[Any]:
    style = discord.TextStyle.short if prefilled is None else discord.TextStyle.paragraph
    box: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        style=style,
        placeholder=cut(hint, PLACEHOLDER) or None,
        default=prefilled,
        max_length=longest,
        required=needed,
    )
    return ui.Label(text=cut(label, LABEL), component=box)


def texts(components: list[Any]) -> dict[str, str]:
    """The texts of a sent form, by the name of their field."""
    found: dict[str, str] = {}
    for part in components:
        for child in part.get("components", [part.get("component", part)]):
            if "custom_id" in child and "value" in child:
                found[child["custom_id"]] = str(child["value"] or "")
    return found


def read(shape: Shape, sent: Mapping[str, str]) -> Answer:
    """What a sent form answers: a number, words, or for a division amounts by option number.

    BadValue for what is no number.
    """
    if shape is Shape.NUMBER:
        return _number(sent.get("0", ""))
    if shape is Shape.DIVIDE and "lines" not in sent:
        return {int(n): _number(text) for n, text in sent.items() if text.strip()}
    if shape is Shape.DIVIDE:
        return {n: amount for n, amount in enumerate(_amounts(sent["lines"])) if amount}
    return sent.get("0", "").strip()


def _number(text: str) -> int:
    found = _NUMBER.fullmatch(text)
    if found is None:
        raise BadValue(option="number", found=text, expected="0, 1, 2, …")
    return int(found[1])


def _amounts(lines: str) -> Iterator[int]:
    """The numbers at the ends of the lines, in the order of the options; no number is nothing."""
    for line in lines.splitlines():
        amount = line.rpartition(":")[2]
        yield _number(amount) if amount.strip() else 0
