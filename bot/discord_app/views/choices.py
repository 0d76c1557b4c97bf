"""The controls of an open choice: buttons, a select, a sequence of taps, or a form to open."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.desk import ChoiceView, OptionView, Shape
from bot.discord_app.views import ids
from bot.discord_app.views.ids import Picks
from bot.words import Words

IN_ROW = 5
IN_SELECT = 25
MOST_TAPPED = 10
"""Options to be put in order that are shown as buttons; more go into a select."""
MOST_PICKED = 20
"""Picks that a custom id has room for; more are typed."""
MOST_ROWS = 3
"""Rows of buttons for options that there is room for beside that for typing and that for none."""
LABEL, PLACEHOLDER, DETAIL = 80, 150, 100

Row = ui.ActionRow[Any]


def controls(choice: ChoiceView, picks: Picks, words: Words) -> list[Row]:
    """The rows to tap for a choice, at most five of them."""
    match choice.shape:
        case Shape.BUTTONS:
            return _buttons(choice)
        case Shape.SELECT:
            return [_select(choice, words), *_none(choice, words)]
        case Shape.ORDER:
            return _sequence(choice, picks, words)
        case Shape.PAGES:
            return _paged(choice, picks, words)
        case Shape.TEXT:
            several = choice.max > 1 and 1 < len(choice.options) <= IN_SELECT
            listed = [_select(choice, words)] if several else _buttons(choice)[:MOST_ROWS]
            return [*listed, *_none(choice, words), *_typing(choice, words)]
        case Shape.DIVIDE:
            return [*_ready(choice), *_typing(choice, words)]
        case Shape.NUMBER:
            return _typing(choice, words)


def _typing(choice: ChoiceView, words: Words) -> list[Row]:
    """The button for a form to type the answer into."""
    return rows([_button(choice, ids.OPEN, words(f"choice-{choice.shape.value}"), "primary")])


def picked(choice: ChoiceView, picks: Picks, words: Words) -> str:
    """What is picked so far, in words; empty when nothing is."""
    if not picks.picked:
        return ""
    labels = [choice.options[n].label for n in picks.picked if n < len(choice.options)]
    return words("choice-picked", what=" → ".join(labels) if choice.shape is Shape.ORDER else ", ".join(labels))


def complete(choice: ChoiceView, picks: Picks) -> tuple[int, ...] | None:
    """The whole answer once nothing is left to pick, else None."""
    everything = range(len(choice.options))
    if choice.shape is Shape.ORDER:
        left = [n for n in everything if n not in picks.picked]
        asked = choice.max if choice.max < len(choice.options) else len(choice.options)
        if len(picks.picked) == asked:
            return picks.picked
        return (*picks.picked, *left) if asked == len(choice.options) and _alike(choice, left) else None
    return picks.picked if len(picks.picked) >= choice.max else None


def _alike(choice: ChoiceView, left: Sequence[int]) -> bool:
    """Whether the order of what is left can't matter."""
    return len(left) == 1 or len({choice.options[n].like for n in left} | {None}) == 2


def _of_all_alike(choice: ChoiceView, n: int, left: Sequence[int]) -> str:
    """The label of an option, for all that are left of those that do the same: without the number of one of several."""
    like = choice.options[n].like
    labels = [choice.options[m].label for m in left if m == n or (like is not None and choice.options[m].like == like)]
    if len(labels) == 1:
        return labels[0]
    name = labels[0] if len(set(labels)) == 1 else re.sub(r"#\d+", "", labels[0])
    return f"{name} ×{len(labels)}"


def _one_of_each(choice: ChoiceView, left: Sequence[int]) -> dict[int, int]:
    """What is left to be put in order, the first of each that do the same, with how many of them there are."""
    found: dict[int, list[int]] = {}
    for n in left:
        like = choice.options[n].like
        found.setdefault(n if like is None else like, []).append(n)
    return {same[0]: len(same) for same in found.values()}


def rows(buttons: Iterable[ui.Button[Any]]) -> list[Row]:
    """Buttons in rows of five."""
    listed = list(buttons)
    return [ui.ActionRow(*listed[i : i + IN_ROW]) for i in range(0, len(listed), IN_ROW)]


def cut(text: str, length: int) -> str:
    """The text in at most so many characters."""
    return text if len(text) <= length else text[: length - 1] + "…"


def _button(choice: ChoiceView, action: str, label: str, style: str = "secondary") -> ui.Button[Any]:
    return ui.Button(label=cut(label, LABEL), style=discord.ButtonStyle[style], custom_id=ids.button(choice.at, action))


def _buttons(choice: ChoiceView) -> list[Row]:
    return rows(_button(choice, ids.answer(n), told(option), "primary") for n, option in enumerate(choice.options))


def told(option: OptionView) -> str:
    """An option with its state and whose it is."""
    return f"{option.label} · {option.detail}" if option.detail else option.label


def _ready(choice: ChoiceView) -> list[Row]:
    """Ready-made ways to divide."""
    return rows(_button(choice, ids.shares(one.shares), one.label) for one in choice.ready)


def _none(choice: ChoiceView, words: Words) -> list[Row]:
    """A button for choosing nothing, where that is allowed: an empty select cannot be sent."""
    return rows([_button(choice, ids.answer(), words("choice-none"))]) if choice.min == 0 else []


def _options(choice: ChoiceView, shown: Sequence[int]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=cut(choice.options[n].label, LABEL),
            value=str(n),
            description=cut(choice.options[n].detail, DETAIL) or None,
        )
        for n in shown
    ]


def _select(choice: ChoiceView, words: Words) -> Row:
    options = _options(choice, range(len(choice.options)))
    few = min(choice.min, len(options))
    return ui.ActionRow(
        ui.Select(
            custom_id=ids.select(choice.at, ids.ANSWER),
            placeholder=cut(_how_many(choice, words), PLACEHOLDER),
            min_values=max(1, few),
            max_values=max(1, min(choice.max, len(options))),
            options=options,
        )
    )


def _how_many(choice: ChoiceView, words: Words) -> str:
    if choice.min == choice.max:
        return words("choice-exactly", n=choice.min)
    return words("choice-between", least=choice.min, most=choice.max)


def _sequence(choice: ChoiceView, picks: Picks, words: Words) -> list[Row]:
    """Tap one after the other; "as listed" takes the order offered, "start over" forgets."""
    left = [n for n in range(len(choice.options)) if n not in picks.picked]
    found: list[Row]
    each = _one_of_each(choice, left)
    if len(each) <= MOST_TAPPED:
        labels = {n: _of_all_alike(choice, n, left) for n in each}
        found = rows(_button(choice, str(picks.plus(n)), label, "primary") for n, label in labels.items())
    else:
        found = [_picker(choice, picks, list(each), words)]
    extra = []
    if not picks.picked and choice.max >= len(choice.options):
        extra.append(
            _button(choice, ids.answer(*left), words("choice-as-listed"))
            if len(left) <= MOST_PICKED
            else _button(choice, ids.OPEN, words("choice-text"))
        )
    if picks.picked:
        if choice.max >= len(choice.options) and len(left) > 1 and len(choice.options) <= MOST_PICKED:
            extra.append(_button(choice, ids.answer(*picks.picked, *left), words("choice-rest-as-listed")))
        extra.append(_button(choice, str(Picks()), words("choice-start-over")))
        if choice.min <= len(picks.picked) < choice.max:
            extra.append(_button(choice, ids.answer(*picks.picked), words("choice-done"), "success"))
    return found + rows(extra)


def _paged(choice: ChoiceView, picks: Picks, words: Words) -> list[Row]:
    """A select of 25 at a time; a form for those who would rather type."""
    pages = -(-len(choice.options) // IN_SELECT)
    page = picks.page % pages
    here = range(page * IN_SELECT, min((page + 1) * IN_SELECT, len(choice.options)))
    left = [n for n in here if n not in picks.picked]
    found = [_picker(choice, picks, left, words)] if left and len(picks.picked) < MOST_PICKED else []
    back = [_button(choice, str(picks.turned((page - 1) % pages)), "◀")] if pages > 2 else []
    turn = [
        *back,  # of two pages the other one is both the next and the one before
        _button(choice, str(picks.turned((page + 1) % pages)), f"▶ {page + 1}/{pages}"),
        _button(choice, ids.OPEN, words("choice-text")),
    ]
    if choice.min <= len(picks.picked):
        label = words("choice-done") if picks.picked else words("choice-none")
        turn.append(_button(choice, ids.answer(*picks.picked), label, "success"))
    if picks.picked:
        turn.append(_button(choice, str(Picks(page)), words("choice-start-over")))
    return found + rows(turn)


def _picker(choice: ChoiceView, picks: Picks, left: Sequence[int], words: Words) -> Row:
    """A select that adds to the picks; of a single answer it is the answer."""
    room = min(choice.max, MOST_PICKED) - len(picks.picked)
    at_once = 1 if choice.shape is Shape.ORDER else max(1, min(room, len(left), IN_SELECT))
    return ui.ActionRow(
        ui.Select(
            custom_id=ids.select(choice.at, str(picks)),
            placeholder=cut(_how_many(choice, words), PLACEHOLDER),
            max_values=at_once,
            options=_options(choice, left[:IN_SELECT]),
        )
    )
