"""The finder for the edition of the rules at hand."""

from __future__ import annotations

from functools import cache

from bot.asking.comparisons import Gloss
from bot.asking.rule_finder import RuleFinder
from cards import CardDatabase


class RuleFinders:
    """The finder for the edition of the rules at hand: made when first asked, and again when another is imported."""

    def __init__(self, cards: CardDatabase, gloss: Gloss) -> None:
        self._cards = cards
        self._gloss = gloss
        self._made: tuple[str, RuleFinder] | None = None

    def of_edition(self) -> RuleFinder:
        """The finder for the current edition."""
        if self._cards.info.starter:
            return _of_own_words(self._gloss)
        edition = self._cards.info.rules_date
        if self._made is None or self._made[0] != edition:
            self._made = (edition, RuleFinder(self._cards, self._gloss, beside=self._cards.info.path))
        return self._made[1]


@cache
def _of_own_words(gloss: Gloss) -> RuleFinder:
    """The finder of the starter set, which has no edition of the rules: the same for every database of it."""
    with CardDatabase.starter_set() as cards:
        return RuleFinder(cards, gloss)
