"""How much each evidence counts in ranking the rules for a question."""

from __future__ import annotations

WEIGHTS = {
    "text": 1.3,
    "examples": 1.2,
    "section": 0.15,
    "glosses": 0.36,
    "spoken": 0.5,
    "asked": 1.2,
    "asked_together": 1.5,
    "together": 3.0,
    "concepts": 0.3,
    "headings": 0.3,
    "cards": 0.2,
}
"""How much each evidence counts; learnt by ``python -m tools.ask_quality --learn`` on its open questions."""

SAME = 0.5
"""How much the words count that stand for a player's word."""

MEANT = {"en": 0.1, "fr": 0.8}
"""How much the words count that a concept stands for, beside the question's own: a question in French has few that
the rules know."""

OF_CARDS = 0.5
"""How much the types of the cards count that are spoken of: a Siege, an Aura."""

SURE = 1.8
"""The least score of an answer that is given as one: below it, it is but a guess."""

SIBLING = 0.95
"""How much a subrule counts for each other one of its rule that is found before it."""
