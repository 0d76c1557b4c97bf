"""Which of several cards a short name means: "Thalia" is whichever the question speaks of, "nighthawk" the one that
has been printed most; and what a question says beside the names in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.asking.misspelt_words import meant
from bot.asking.terms import terms
from cards import CardDatabase, Mention, fold

_MOST = 4
"""Of so many cards of a name, the best known, one may be meant that is not the best known of all."""
_TELLS = 1.5
"""How much more of what is asked the text of another card must say, by the rarity of the words."""
_LEAST_WORD = 6
"""Letters of the shortest word that stands for the name that begins or ends with it."""
_BETTER_KNOWN = 3
"""How many times as many sets have the card that is meant by such a word as the next that has it."""
_LEAST_SETS = 3
"""In so many sets a card is that is called by a part of its name."""
_WORD = re.compile(r"[^\W\d_]+")


def named_by_a_word(
    question: str, mentions: Sequence[Mention], language: str, cards: CardDatabase, rarity: Mapping[str, float]
) -> Iterator[Mention]:
    """Cards that a question calls by the first or last word of their names: a word that neither the rules nor players
    have for anything else (so it has no ``rarity``), and of the cards that have it one is far better known."""
    for word in _WORD.finditer(question):
        apart = all(word.end() <= one.start or one.end <= word.start() for one in mentions)
        if apart and len(word[0]) >= _LEAST_WORD and not _is_known(word[0], language, rarity):
            named = _with_the_word(fold(word[0]), cards)
            if named and named[0][0] >= max([_LEAST_SETS, *(_BETTER_KNOWN * sets for sets, _ in named[1:2])]):
                yield Mention(*word.span(), tuple(name for _, name in named[:2]), "short")


def without_names(question: str, mentions: Iterable[Mention], language: str, rarity: Mapping[str, float]) -> str:
    """The question without the names of cards in it. A name of one word that rules and players have too stays: whoever
    asks to "counterspell" something, or names Humility, says so what is asked."""
    for mention in sorted(mentions, reverse=True):
        told = terms(question[mention.start : mention.end], language)
        if len(told) != 1 or told[0] not in rarity:
            question = f"{question[: mention.start]} {question[mention.end :]}"
    return question


def _is_known(word: str, language: str, rarity: Mapping[str, float]) -> bool:
    told = terms(word, language)
    return not told or any(term in rarity or meant(term, rarity) is not None for term in told)


def _with_the_word(word: str, cards: CardDatabase) -> list[tuple[int, str]]:
    """The names that begin or end with a word, those in most sets first."""
    found = []
    for name in cards.complete(word):
        words = _WORD.findall(fold(name))
        if word in (words[0], words[-1]):
            found.append((len(cards[name].printings), name))
    return sorted(found, key=lambda one: (-one[0], one[1]))


def likeliest(
    mention: Mention, question: str, language: str, cards: CardDatabase, rarity: Mapping[str, float]
) -> Mention:
    """The mention with the card first that is meant: the best known of its name, unless the text of another says what
    the ``question``, without the names in it, asks about: what costs more, what enters tapped."""
    if len(mention.names) < 2 or mention.rung not in ("short", "face"):
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
