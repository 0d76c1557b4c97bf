"""Short texts of cards in a reader's language ("Draw a card", "Pay {3}"): what is said often, by its words.

Cards are read and printed in English. Where a prompt quotes a few words of one, the catalogue may have them in another
language under ``card-text-`` and their words, the numbers and costs in them left open; else they are quoted as they
are.
"""

from __future__ import annotations

import re

from engine.words import Value, Words

_NUMBERS = ("a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_OPEN = re.compile(r"(?P<cost>(?:\{[^}]+\})+)|(?P<number>\d+)|\b(?P<word>" + "|".join(_NUMBERS) + r")\b", re.IGNORECASE)


def in_language(text: str, words: Words) -> str | None:
    """A short text of a card in a language; None where the catalogue does not have it."""
    values: dict[str, Value] = {}

    def opened(match: re.Match[str]) -> str:
        if match["cost"] is not None:
            values["cost"] = match["cost"]
            return "cost"
        said = match["number"] or match["word"].lower()
        values["n"] = int(said) if said.isdecimal() else _NUMBERS.index(said) + 1
        return "n"

    plain = text.replace("’", "'").strip().removesuffix(".")
    key = re.sub(r"[^a-z0-9]+", "-", re.sub(r"[{}]", "", _OPEN.sub(opened, plain)).lower()).strip("-")
    return words.find(f"card-text-{key}", **values) if key else None
