"""The words that people use for colors and steps, in scenarios and in expectations."""

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
"""Colors by the words that people use, to their letters."""

STEP_ALIASES = {"main": "precombat main", "end step": "end"}


def step_name(words: str) -> str:
    """A step by its name in the CR, whatever a person called it."""
    return STEP_ALIASES.get(words, words)
