"""Emblems on a pasted board, by what gives them: "Chandra emblem", "emblem of Elspeth, Knight-Errant" (CR 114)."""

from __future__ import annotations

import re

from bot.boards.moves import Side
from bot.card_names import Names
from bot.words import one_of

_GIVES = re.compile(r"\bgets? an emblem\b", re.I)
MOST_PIECES = 4
"""Pieces between commas that one name may be cut into."""


def take_emblem(pieces: list[str], names: Names) -> Side | None:
    """What the first pieces of a line put into the command zone, where they tell of an emblem; they are taken off."""
    for length in range(min(MOST_PIECES, len(pieces)), 0, -1):
        if card := _giver(", ".join(pieces[:length]), names):
            del pieces[:length]
            return {"command": [{"emblem": card}]}
    return None


def _giver(item: str, names: Names) -> str:
    """The name of the card that gives the emblem of which an item tells; empty for any other item."""
    word, article = one_of("emblem"), rf"(?:{one_of('a')} )?"
    said = re.fullmatch(rf"{article}(.+?)(?:['’]s?)? {word}|{article}{word} {one_of('emblem-of')} (.+)", item, re.I)
    card = names.sure(said[1] or said[2]) if said is not None and names.exact(item) is None else None
    gives = card is not None and any(_GIVES.search(face.text) for face in card.faces)
    return str(card.name) if card is not None and gives else ""
