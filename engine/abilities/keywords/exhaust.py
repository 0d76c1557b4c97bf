"""Exhaust (CR 702.177)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, Declaration
from engine.abilities.keyword_actions.activate import ActivateKeyword
from engine.grammar.phrase import phrase


@phrase("you haven't {act:ed} this turn")
@dataclass(frozen=True, slots=True)
class NotYetActivated(Condition):
    """ "you haven't activated an exhaust ability this turn": not even begun to (702.177b)."""

    act: ActivateKeyword


@phrase("you may activate exhaust abilities as though they haven't been activated")
@dataclass(frozen=True, slots=True)
class ExhaustAgain(Declaration):
    """Each of them is activated only once otherwise (702.177a)."""
