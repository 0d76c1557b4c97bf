"""Words for the mana that permanents make, the types that they are of, and what players do by a word of the rules."""

from __future__ import annotations

import re
from functools import cache

from bot.situations.descriptions import COLORS, number_of, tribe_of
from bot.words import one_of, typed
from cards import fold

_LETTERS = dict(zip(COLORS, "WUBRGC", strict=True))
_TYPES = ("creature", "artifact", "enchantment", "land", "planeswalker", "legendary")
_BASIC = ("plains", "island", "swamp", "mountain", "forest")
_ACTIONS = ("scry", "surveil", "mill", "search", "shuffle", "investigate", "proliferate", "discard")


@cache
def _of_colors() -> dict[str, str]:
    named = {word: letter for color, letter in _LETTERS.items() for word in typed(f"situation-color-{color}")}
    return named | {letter.lower(): letter for letter in "WUBRGC"}


def mana_of(text: str) -> str | None:
    """The letter of the color of mana that a text says: "black mana", "{B}"; empty for "mana"; None for no mana."""
    plain = re.sub(rf" ?{one_of('situation-mana')}$", "", fold(text)).strip(" {}")
    plain = re.sub(rf"^(?:{one_of('situation-any', 'situation-a', 'situation-of')} ?)", "", plain)
    if not plain:
        return ""
    return _of_colors().get(plain)


def type_of(text: str) -> str:
    """The card type, creature type or land type that a word stands for, in English; empty for none."""
    plain = fold(text)
    kinds = [one for one in _TYPES if plain in typed(f"situation-type-{one}")]
    basics = [one for one in _BASIC if plain in typed(f"situation-basic-{one}")]
    return next(iter((*kinds, *basics)), "") or tribe_of(plain).lower()


def action_of(text: str) -> str:
    """What a text says that a player does, by its English word; empty for nothing that is known."""
    plain = fold(text)
    for one in _ACTIONS:
        if re.fullmatch(rf"{one_of(f'situation-action-{one}')}", plain):
            return one
    return ""


def loyalty_cost(text: str) -> str:
    """The cost of a loyalty ability as it is printed: "+1", "−2", for "minus 2" too; empty for none."""
    plain = fold(text).replace("-", "−").replace(" ", "")
    if re.fullmatch(r"[+−](?:\d{1,2}|x)|0", plain):
        return plain.upper()
    found = re.fullmatch(r"(plus|minus|moins) ?(\w+?)", fold(text))
    number = number_of(found[2]) if found is not None else None
    return f"{'+' if found[1] == 'plus' else '−'}{number}" if found is not None and number is not None else ""
