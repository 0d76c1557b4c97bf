"""What a pasted board says of a player: life, counters, mana, designations, how many spells have been cast."""

from __future__ import annotations

import re

from bot.board_text.commander_damage import commander_damage
from bot.board_text.numbers_held import numbers_held
from bot.boards.moves import Side
from bot.words import meant, one_of, typed
from cards import fold

_PLAYER_MARKS = ("monarch", "initiative", "city's blessing")
"""What a player is or has (`designations` of a scenario)."""


def player_value(text: str) -> Side | None:
    """ "life 17", "3 poison", "mana UUR2", "monarch": something about the player."""
    mark = meant("player", _PLAYER_MARKS).get(_without_article(fold(text)))
    if mark is not None:
        return {"designations": [mark]}
    life, speed = one_of("life"), one_of("speed")
    if match := re.fullmatch(rf"{speed} ([1-4])", text, re.I):
        return {"speed": int(match[1])}
    if match := re.fullmatch(rf"(?:{life}|{one_of('at-life')}) (-?\d+)(?: {life})?|(-?\d+) {life}", text, re.I):
        return {"life": int(match[1] or match[2])}
    if match := re.fullmatch(
        rf"(poison|energy|experience|rad) (\d+)|(\d+) (poison|energy|experience|rad)(?: {one_of('counters')})?",
        text,
        re.I,
    ):
        return {"counters": {(match[1] or match[4]).lower(): int(match[2] or match[3])}}
    if match := re.fullmatch(rf"{one_of('storm-count')} (\d{{1,2}})|(\d{{1,2}}) {one_of('spells-cast')}", text, re.I):
        return {"history": {"spells_cast": int(match[1] or match[2])}}
    if held := numbers_held(_without_article(text)):
        return {"numbers": held}
    if damage := commander_damage(text):
        return damage
    if match := re.fullmatch(r"mana (any|lands|[WUBRGC\d]+)", text, re.I):
        return {"mana": mana_meant(match[1])}
    return None


def mana_meant(text: str) -> str:
    """Where mana comes from, as a scenario has it; a number alone is so much mana of any type."""
    if re.fullmatch(r"\d{1,3}", text):
        return "*" * int(text)
    return text.lower() if text.lower() in ("any", "lands") else text.upper()


def mana_as_typed(mana: str) -> str:
    """That as people type it."""
    return str(len(mana)) if mana and not mana.strip("*") else mana


def _without_article(text: str) -> str:
    """ "the monarch": "monarch"."""
    for article in typed("article"):
        text = text.removeprefix(article if article.endswith("'") else article + " ")
    return text
