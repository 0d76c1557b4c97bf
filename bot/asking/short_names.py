"""Which of several cards a short name means: "Thalia" is whichever the question speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from bot.asking.terms import terms
from cards import CardDatabase, Mention

_MOST = 4
"""Of so many cards of a name, the best known, one may be meant that is not the best known of all."""
_TELLS = 1.5
"""How much more of what is asked the text of another card must say, by the rarity of the words."""


def likeliest(
    mention: Mention, question: str, language: str, cards: CardDatabase, rarity: Mapping[str, float]
) -> Mention:
    """The mention with the card first that is meant: the best known of its name, unless the text of another says what
    the ``question``, without the names in it, asks about: what costs more, what enters tapped."""
    if len(mention.names) < 2 or mention.rung != "short":
        return mention
    asked = set(terms(question, language))

    def said(name: str) -> float:
        own = set(terms(name, "en"))
        text = " ".join(face.text for face in cards[name].faces)
        return sum(rarity.get(term, 0.0) for term in (asked & set(terms(text, "en"))) - own)

    first, *others = mention.names[:_MOST]
    best = max(others, key=said)
    if said(best) < said(first) + _TELLS:
        return mention
    return mention._replace(names=(best, *(name for name in mention.names if name != best)))
