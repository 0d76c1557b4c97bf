"""Which rulings explain a step: those on the cards in it whose subject is what happened in it.

What happened is put as a set of features ("rule:310.6", "damage:battle", "copy:modes"). A topic joins words
of rulings with the features they are about; a ruling is offered if one of its topics is up, or if it speaks
in the very words of the ability that is being carried out. Nothing here knows a card by name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from cards.model import Card, Ruling, fold
from engine.report.model import RulingCited
from engine.report.narration.narrator import Draft
from engine.report.rulings.features import what_happened
from engine.report.rulings.subjects import cards_in, cards_of, texts_in
from engine.report.rulings.topics import TOPICS
from engine.state.game import Game

MOST = 3
"""How many rulings a step offers at most."""

LEAST = 2.0
"""What a ruling must weigh to be offered."""


ALIKE, TELLING, FEW = 0.5, 0.8, 4
"""From which share of its words on a ruling speaks in the very words of what is carried out; the same for one whose
topic is another; and how many words it takes at least."""


def rulings_of_step(game: Game, draft: Draft, spoken: str, named: Mapping[str, Card]) -> tuple[RulingCited, ...]:
    """The rulings that bear on a step, the most telling first. ``spoken`` is the step in English, ``named`` are the
    cards in the game by name."""
    cards = cards_in(game, draft, named)
    if not any(card.rulings for card in cards):
        return ()
    happened = list(what_happened(game, draft))
    said = _content(_REMINDER.sub("", " ".join((spoken, *texts_in(game, draft)))))
    found: dict[str, tuple[float, int, RulingCited]] = {}
    for card in cards:
        features = frozenset(feature for it, feature in happened if it is None or card in cards_of(game, it, named))
        for ruling in card.rulings:
            weight = weigh(ruling, features, said, _content(card.name))
            if weight >= LEAST and ruling.text not in found:
                cited = RulingCited(card.name, ruling.date, ruling.source, ruling.text)
                found[ruling.text] = (-weight, len(found), cited)
    return tuple(cited for _, _, cited in sorted(found.values(), key=lambda one: one[:2])[:MOST])


def weigh(ruling: Ruling, features: frozenset[str], said: frozenset[str], name: frozenset[str]) -> float:
    """How much a ruling has to say about what happened."""
    text = ruling.text.replace("’", "'")
    topics = [t for t in TOPICS if t.words.search(text)]
    weight = sum(t.weight for t in topics if t.features & features)
    words = _content(text) - name
    shared = len(words & said) / len(words) if words else 0.0
    if not weight:
        return 4 * shared if shared >= (TELLING if topics else ALIKE) and len(words & said) >= FEW else 0.0
    return weight + shared + (4 * shared if shared >= ALIKE else 0.0)


_REMINDER = re.compile(r"\([^)]*\)")
_WORD = re.compile(r"[a-z][a-z'-]{3,}")
_STOP = frozenset(
    _WORD.findall(
        "that this with from have will they them their then than when your would could cast spell card cards "
        "player control into each only other once onto does been even just also what which while there before "
        "after still battlefield creature permanent ability abilities effect game turn"
    )
)
"""Words that say nothing about what a text is about."""


@lru_cache(maxsize=16384)
def _content(text: str) -> frozenset[str]:
    """The words of a text that say what it is about, without endings."""
    return frozenset(w.rstrip("s").removesuffix("'") for w in _WORD.findall(fold(text)) if w not in _STOP)
