"""What a card gives, where a question says what is got from it: "I give it +3/+3 with Giant Growth"."""

from __future__ import annotations

import re

from bot.situations.descriptions import color, keywords_in
from bot.situations.modes import modes_of
from bot.words import one_of
from cards import Card, fold


def grants(card: Card, granted: str) -> bool:
    """Whether a card's text gives what is said to be got from it: the bonus and the keywords. Of a modal card it is not
    known, as the mode that gives them may not be the one that is aimed (700.2)."""
    if modes_of(card.front.text):
        return False
    text = fold(card.front.text)
    bonus = re.search(r"[+-]\d+/[+-]\d+", granted)
    colors = "protection from the color of your choice" in text
    return (bonus is None or bonus[0] in text) and all(
        one in text or (colors and one.startswith("protection from")) for one in keywords_in(fold(granted))
    )


def chosen_color(card: Card, granted: str) -> str:
    """The color that is chosen for the protection that is said to be got; empty where none is."""
    found = re.search(rf"{one_of('situation-protection-from')}\s?({color()})\b", granted, re.I)
    return found[1] if found is not None and "protection from the color of your choice" in fold(card.front.text) else ""


def puts_more_counters(text: str) -> bool:
    """Whether a card has more counters put on a permanent than would be, as it enters too (614.1a, 614.16)."""
    return (
        re.search(r"\b(?:twice that many|double that many|that many plus \w+)\b[^.\n]*\bcounters\b", text) is not None
    )
