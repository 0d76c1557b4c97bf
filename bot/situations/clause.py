"""A piece of a question: read by a sentence of the catalogue, or unread."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.words import one_of
from engine import SentenceGaps


@dataclass(frozen=True, slots=True)
class Clause:
    """A piece of a question that one sentence of the catalogue reads: its ``key``, what fills its gaps. ``response``
    tells that it is said to be in response, ``asks`` that it stands in a question."""

    key: str
    text: str
    gaps: SentenceGaps
    response: bool = False
    asks: bool = False
    claim: bool = False
    """Whether a question ends with it, or somebody is said to say so: what is said to happen, and is to be heard
    about."""
    times: int = 1
    """How often it is said to be done."""
    earlier: bool = False
    """Whether it is said to be before what it is told behind: "… when I attack"."""
    either: bool = False
    """Whether it says what else may be, behind what is asked: "… or do I keep it"."""
    told: bool = False
    """Whether the words of a question tell what comes of something, and another question follows."""

    def gap(self, name: str) -> str:
        """What fills a gap; empty where the sentence has none."""
        return self.gaps[name].text if name in self.gaps else ""


@dataclass(frozen=True, slots=True)
class Unread:
    """A piece of a question that no sentence reads. ``asks`` tells that it stands in a question, ``opens`` that it
    begins as one: "does it come back". ``opinion`` tells that somebody is said to think or say so."""

    text: str
    asks: bool
    opinion: bool = False
    alone: bool = False
    """Whether it does not go on with the subject of the one before: that has been tried."""
    either: bool = False

    @property
    def opens(self) -> bool:
        """Whether it begins with a word that asks, and does not go on about something: "which is tapped"."""
        about = rf"{one_of('situation-that')} {one_of('situation-being', 'situation-verb-have')}(?!\w)"
        if re.match(about, self.text, re.I):
            return False
        if re.match(rf"[^\W\d_]+-(?:t-)?{one_of('situation-inverted')}(?!\w)", self.text, re.I):
            return True
        return re.match(rf"{one_of('situation-asking', 'situation-opens')}(?!\w)", self.text, re.I) is not None
