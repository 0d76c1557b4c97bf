"""Which rulings on the cards that a question names answer it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.asking.comparing_texts import Query
from bot.asking.outdated_rulings import is_outdated
from bot.asking.terms import terms
from cards import Card, Ruling

NEARLY = 0.7
"""A further ruling says at least such a share of what the first says of the question."""
ANSWERS = 0.5
"""The least share of what is asked, by how much its words tell, that a ruling says which may be the answer."""
LEAST_ANSWER = 1.6
"""The least score of such a ruling."""
_NAMES_ANOTHER = 5.0
"""How much it tells that a ruling names another of the cards that are spoken of."""
_OF_OTHERS = 0.4
"""How much the words count that are printed on the other cards: who names two cards asks what one does to the other."""
_EVERY = 2.0
"""The least rarity of a word that makes a ruling one about the question: all rulings speak of spells and players."""


@dataclass(frozen=True, slots=True)
class NearRuling:
    """A ruling on a card, and how much of what is asked it says: its ``share`` is 1 for all of it."""

    card: Card
    ruling: Ruling
    share: float
    score: float
    answers: bool
    """Whether it says enough of what is asked to be named as the answer."""


def nearest_rulings(
    named: Sequence[Card], query: Query, rarity: Mapping[str, float], about: Iterable[str], most: int
) -> list[NearRuling]:
    """The rulings on the ``named`` cards that say most of a question, the rarer a word the more it tells, and of the
    rules that answer it, whose words are ``about``. None that says much less of what is asked than another does."""
    about = frozenset(about)
    found = [one for card in named for one in _rulings_on(card, named, query, rarity, about)]
    found.sort(key=lambda one: -one.score)
    return [one for one in found[:most] if one.score >= NEARLY * found[0].score]


def _rulings_on(
    card: Card, named: Sequence[Card], query: Query, rarity: Mapping[str, float], about: frozenset[str]
) -> Iterator[NearRuling]:
    """The rulings on a card that say anything of what is asked. What they say of a kind of cards, and of what others
    do, is said of the other cards that are named: the ``query`` has their types, and their texts are added."""
    others = [other for other in named if other is not card]
    asked = {
        term: weight * rarity.get(term, 0.0) for term, weight in query.items() if " " not in term and len(term) > 1
    }
    of_question = dict(asked)
    whole = sum(worth for term, worth in asked.items() if query[term] >= 1.0)
    own = set(terms(card.name, "en"))
    for term in {term for other in others for term in terms(other.front.text, "en")} - own:
        asked[term] = max(asked.get(term, 0.0), _OF_OTHERS * rarity.get(term, 0.0))
    further = {term: rarity.get(term, 0.0) / 4 for term in about if term not in asked}
    for ruling in card.rulings:
        if is_outdated(ruling):
            continue
        said = set(terms(ruling.text, "en"))
        shared = said & asked.keys()
        telling = [one for one in shared - own if asked[one] >= _OF_OTHERS * _EVERY and rarity[one] >= _EVERY]
        names = any(other.front.name in ruling.text for other in others)
        if telling or names:
            gain = sum(asked[term] for term in shared) + _NAMES_ANOTHER * names
            score = (gain + sum(further[term] for term in said & further.keys())) / math.sqrt(8 + len(said))
            of_own = sum(of_question[term] for term in shared & of_question.keys()) + _NAMES_ANOTHER * names
            share = min(1.0, of_own / whole) if whole else 0.0
            answers = share >= ANSWERS and score >= LEAST_ANSWER and len(telling) + names > 1
            yield NearRuling(card, ruling, share, score, answers)
