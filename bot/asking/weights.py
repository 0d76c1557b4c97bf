"""How much each evidence counts in ranking the rules for a question."""

from __future__ import annotations

from typing import NamedTuple

WEIGHTS = {
    "text": 0.4,
    "examples": 0.8,
    "glosses": 0.3,
    "spoken": 0.24,
    "asked": 0.7,
    "asked_together": 1.5,
    "together": 2.6,
    "family": 2.1,
    "concepts": 0.35,
    "headings": 0.15,
    "cards": 0.25,
    "printed": 1.3,
    "meanings": 3.0,
    "unsaid": -1.5,
}
"""How much each evidence counts; learnt by ``python -m tools.ask_quality --learn`` on its open questions. What must be
said and is not speaks against a rule."""

SAME = 0.7
"""How much the words count that stand for a player's word."""

MEANT = {"en": 0.1, "fr": 0.8}
"""How much the words count that a concept stands for, beside the question's own: a question in French has few that
the rules know."""

OF_CARDS = 0.5
"""How much the types of the cards count that are spoken of: a Siege, an Aura."""

OF_TEXTS = 0.1
"""How much the words count that are printed on the cards that are spoken of: whoever asks of them need not say them."""

OF_TEXTS_KNOWN = 0.3
"""The same where known questions are looked for, which name no cards and tell what is printed on them instead."""

LATER = 0.5
"""By how much less a rule counts that a played board cites, for each that it cites before."""

SUPPOSED = 3.0
"""How much a rule counts that a board cites which is only a part of what the question tells: of what the cards named
there do together, but perhaps not of what is asked."""

LEAST = 1.55
"""The least score of a rule that may be an answer: of what is no question of rules none has it."""


class _Chance(NamedTuple):
    """What makes it likely that the best rule decides, as logits."""

    always: float
    behind: float
    """By how much of its score the best rule of another section or keyword is behind."""
    agreeing: float
    """Which share of the evidences of AGREEING have it first by themselves."""
    said: float
    """How much is said of it at all, as a share of ENOUGH."""


CHANCE = _Chance(always=-2.24, behind=2.94, agreeing=1.74, said=2.0)
"""Learnt on the open questions, on those on rules drawn by lot above all."""
AGREEING = ("text", "spoken", "asked", "asked_together", "together", "family")

ENOUGH = 6.0
"""The score of a rule of which everything that is asked is said."""

SURE = 0.6
"""The least chance of an answer that is given as one: so given, some three quarters of answers are right."""
SURE_BESIDE_CARDS = 0.75
"""The same where cards are named: what is printed on them may change what a rule says."""
NEAR = 0.01
"""The chance of rules that only a part of what is told speaks for."""
LIKELY = 0.35
"""The least chance of a rule that is named as the nearest; below it, it is one of several that may be."""

SIBLING = 0.95
"""How much a subrule counts for each other one of its rule that is found before it."""
