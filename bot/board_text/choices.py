"""What was chosen for a permanent as it entered: "Pithing Needle naming Wasteland", "Cavern of Souls (Goblin)"."""

from __future__ import annotations

import re

import engine
from bot.card_names import Names
from bot.words import one_of


def apart(text: str) -> tuple[str, str] | None:
    """The permanent, and what was chosen for it."""
    match = re.fullmatch(rf"(.+?),? {one_of('naming')}:? (.+)", text, re.I)
    return (match[1], match[2]) if match else None


def chosen(word: str, name: str, names: Names) -> dict[str, str]:
    """What a modifier says was chosen, by the kind of choice that the card of this name makes as it enters (607.2d);
    nothing for one that says no such thing, or for a card that makes none."""
    match = re.fullmatch(rf"{one_of('naming')}:? (.+)", word, re.I)
    said = match[1] if match else word
    card = names.sure(name)
    kinds = engine.chosen_as_it_enters(card) if card is not None else ()
    if match is None and kinds == ("card name",) and (named := names.exact(said)) is not None:
        return {"card name": named.front.name}
    if match is None and not _is_type(said) and not engine.color_letter(said):
        return {}
    if match is None:
        kinds = tuple(kind for kind in kinds if kind == ("creature type" if _is_type(said) else "color"))
    if not kinds or (kinds[0] == "number" and not said.isdecimal()):
        return {}
    named = names.sure(said) if kinds[0] == "card name" else None
    return {kinds[0]: said.capitalize() if _is_type(said) else named.front.name if named is not None else said}


def _is_type(text: str) -> bool:
    return text.capitalize() in engine.CREATURE_TYPES
