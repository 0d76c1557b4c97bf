"""The words that people use for colors and steps, in scenarios and in expectations."""

from functools import cache

from cards.model import fold
from engine.words import LANGUAGES, Words

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
"""Colors by the words that people use, to their letters."""

STEP_ALIASES = {"main": "precombat main", "end step": "end"}


def step_name(words: str) -> str:
    """A step by its name in the CR, whatever a person called it."""
    return STEP_ALIASES.get(words, words)


def color_letter(text: str) -> str:
    """The letter of a color, or of colorless, by its word in any language or its symbol; empty for anything else."""
    word = fold(text).strip("{}")
    return word.upper() if word.upper() in _SYMBOLS else _letters().get(word, "")


@cache
def _letters() -> dict[str, str]:
    words = [Words.of(language) for language in LANGUAGES]
    return {fold(one("color-chosen", color=letter)): letter for one in words for letter in _SYMBOLS}


_SYMBOLS = (*COLORS.values(), "C")
