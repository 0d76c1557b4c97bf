"""How many cards a hand or library has, whichever they are: "library (20)", "3 cards in hand", "empty library"."""

from __future__ import annotations

import re

from bot.board_text.named_here import number_of
from bot.boards.moves import Side
from bot.errors import BadValue
from bot.words import one_of

GOES_ON = "..."
"""At the end of a library: it goes on with unknown cards (docs/scenario.md)."""
HELD = ("hand", "library")
"""The zones whose cards are not all known (402.3, 401.2)."""


def numbers_held(text: str) -> dict[str, int]:
    """ "library (20)", "20-card library", "3 cards in hand", "empty library": how many cards a zone whose cards may be
    unknown has."""
    cards, within, empty = one_of("cards"), rf"(?:{one_of('in-zone')} )?", one_of("empty")
    for zone in HELD:
        name = one_of(f"zone-{zone}")
        behind = rf"{name}(?: {one_of('of')})? ?[(\[]?(\d{{1,3}})(?: {cards})?[)\]]?"
        if match := re.fullmatch(rf"{behind}|(\d{{1,3}})[- ]{cards}[- ]{within}{name}", text, re.I):
            return {zone: int(match[1] or match[2])}
        if re.fullmatch(rf"{empty} {within}{name}|{name} {empty}", text, re.I):
            return {zone: 0}
    return {}


def fill_up(side: Side, zone: str, said: int | None, option: str) -> None:
    """A hand or library that is said to have more cards than are named has unknown ones; BadValue where it has more."""
    if said is None or zone not in HELD:
        return
    there = sum(map(number_of, side.get(zone, ())))
    if there > said:
        raise BadValue(option=option, found=str(said), expected=str(there))
    held = side.setdefault(zone, [])
    if there < said:
        held.append({"unknown": said - there})


def is_counted(side: Side) -> bool:
    """Whether a library is said to be empty, or to have so many cards."""
    library = side.get("library", [GOES_ON])
    return not library or any(isinstance(one, dict) and "unknown" in one for one in library)
