"""What the desk says and understands, in English and French: its messages, added to the engine's catalogue.

``words = Words.of("fr-FR"); words("verdict-undone", n=3)``. Messages ``typed-…`` list what people may type.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from cards import fold
from engine import LANGUAGES, Value, Words, add_words, spellings

__all__ = ["LANGUAGES", "Value", "Words", "as_typed", "asks", "meant", "one_of", "only_tells", "typed"]

add_words(__name__)


def typed(what: str) -> frozenset[str]:
    """What people may type for something, in any language, folded."""
    return spellings(f"typed-{what}")


def as_typed(key: str) -> frozenset[str]:
    """The words that a message lists, in any language, folded and as they are written."""
    listed = (Words.of(language)(key).replace("’", "'").split(",") for language in LANGUAGES)
    return spellings(key) | {" ".join(word.lower().split()) for words in listed for word in words}


@cache
def one_of(*things: str) -> str:
    """A regular expression for what people may type for any of these, with accents or without."""
    listed = sorted(
        {word for what in things for word in as_typed(f"typed-{what}")}, key=lambda word: (-len(word), word)
    )
    return f"(?:{'|'.join(map(re.escape, listed))})"


def only_tells(text: str) -> bool:
    """Whether a text tells what somebody has, and asks nothing: "I have a lord"."""
    plain = re.sub(r"^j'", "je ", fold(text).replace("’", "'"))
    has = re.match(rf"{one_of('situation-subject')} {one_of('situation-verb-have')}\b", plain)
    asks_something = re.search(rf"\b{one_of('asking', 'situation-asking')}\b", plain)
    return has is not None and asks_something is None and "?" not in text


def meant(kind: str, names: Iterable[str]) -> dict[str, str]:
    """By what people may type, the one of these names of a kind that they mean: "gy" is the zone graveyard."""
    return {word: name for name in names for word in typed(f"{kind}-{re.sub('[^a-z]+', '-', name.lower())}")}


def asks(text: str) -> bool:
    """Whether a text reads like a question."""
    return "?" in text or re.match(rf"{one_of('asking')}\b.* ", fold(text)) is not None
