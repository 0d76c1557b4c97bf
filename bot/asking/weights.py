"""How much each evidence counts in ranking the rules for a question."""

from __future__ import annotations

from typing import NamedTuple

WEIGHTS = {
    "text": 1.3,
    "examples": 1.2,
    "section": 0.15,
    "glosses": 0.36,
    "spoken": 0.5,
    "asked": 1.2,
    "asked_together": 1.5,
    "together": 3.0,
    "family": 1.5,
    "concepts": 0.3,
    "headings": 0.3,
    "cards": 0.2,
    "printed": 1.2,
    "meanings": 3.0,
}
"""How much each evidence counts; learnt by ``python -m tools.ask_quality --learn`` on its open questions."""

SAME = 0.5
"""How much the words count that stand for a player's word."""

MEANT = {"en": 0.1, "fr": 0.8}
"""How much the words count that a concept stands for, beside the question's own: a question in French has few that
the rules know."""

OF_CARDS = 0.5
"""How much the types of the cards count that are spoken of: a Siege, an Aura."""

LEAST = 1.8
"""The least score of a rule that may be an answer: of what is no question of rules none has it."""


class _Chance(NamedTuple):
    """What makes it likely that the best rule decides, as logits."""

    always: float
    behind: float
    """By how much of its score the best rule of another section or keyword is behind."""
    agreeing: float
    """Which share of the evidences of AGREEING have it first by themselves."""


CHANCE = _Chance(always=-1.63, behind=2.15, agreeing=2.74)
"""Learnt on the open questions, on those on rules drawn by lot above all."""
AGREEING = ("text", "spoken", "asked", "asked_together", "together", "family")

SURE = 0.6
"""The least chance of an answer that is given as one: so given, some three quarters of answers are right."""
LIKELY = 0.35
"""The least chance of a rule that is named as the nearest; below it, it is one of several that may be."""

SIBLING = 0.95
"""How much a subrule counts for each other one of its rule that is found before it."""
