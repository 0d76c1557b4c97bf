"""Which of several abilities is meant, by words of what it does: "activate Spike Feeder, gain 2 life"."""

from __future__ import annotations

import re

from cards.model import fold
from engine.table.short_acts.problems import SeveralMeant
from engine.table.short_acts.sentences import Span

FEWEST = 2
"""So many words say what an ability does."""


def ability_that_does(several: SeveralMeant, text: str) -> Span | None:
    """The act as it would be written with the number of the only ability whose effect has all of these words."""
    said = _words(text)
    if several.unsaid != "ability" or len(said) < FEWEST:
        return None
    fitting = [one for one in several.candidates if said <= _words(one.reference.rpartition(":")[2])]
    return Span(fitting[0].words, several.start, several.end) if len(fitting) == 1 else None


def _words(text: str) -> set[str]:
    """The words of a text, without what verbs end in: "gains" is "gain"."""
    return {word.removesuffix("s") for word in re.findall(r"[\w+/-]+", fold(text))}
