"""What is printed on cards, and the rules that it brings with it (`printed_words.toml`): "would … instead"."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources

from cards import Card

_REMINDER = re.compile(r"\([^)]*\)")


def printed_words() -> Iterator[tuple[re.Pattern[str], tuple[str, ...]]]:
    """Patterns of a card's text, each with rules by their numbers of the home edition."""
    written = resources.files("bot.asking").joinpath("printed_words.toml").read_text("utf-8")
    for pattern, rules in tomllib.loads(written).items():
        yield re.compile(pattern, re.IGNORECASE | re.MULTILINE), tuple(rules)


def texts(card: Card) -> str:
    """All that is printed on a card, without reminders."""
    return _REMINDER.sub("", "\n".join(face.text for face in card.faces))
