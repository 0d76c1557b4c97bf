"""What every command works with: the cards, the boards, and the games played on them."""

from __future__ import annotations

import math

from bot.asking.finders_of_editions import RuleFinders
from bot.asking.rule_finder import RuleFinder
from bot.boards.store import BoardStore
from bot.card_names import Names
from bot.desk.asking_back import Questions
from bot.desk.games import Games
from bot.desk.reply import Place
from bot.words import Words
from cards import CardDatabase
from engine import Budget


def gloss(rule: str, language: str) -> str | None:
    """What a rule says, in a few words of ours."""
    return Words.of(language).gloss(rule)


class Context:
    """The databases behind a desk, and how they look from the place of a request."""

    def __init__(
        self, cards: CardDatabase, boards: BoardStore, budget: Budget | None = None, longest: float = math.inf
    ) -> None:
        """``budget`` is what one act on a board may cost, ``longest`` the seconds that all of a board may take."""
        self.cards = cards
        self.boards = boards
        self.games = Games(cards, boards, budget, longest)
        self.questions = Questions()
        self._finders = RuleFinders(cards, gloss)

    def language(self, place: Place) -> str:
        """The language to answer in."""
        return Words.of(place.locale).language

    def names(self, place: Place) -> Names:
        """Card names as the asker may write them."""
        return Names(self.cards, self.language(place))

    def players(self, place: Place) -> tuple[str, str]:
        """What the two players of a board are called unless somebody says: the asker, and the opponent.

        A name, not "You": a board is read by everyone in the channel.
        """
        words = Words.of(place.locale)
        return place.called or words("player-one"), words("player-two")

    def rule_finder(self) -> RuleFinder:
        """What finds rules for a question."""
        return self._finders.of_edition()

    def close(self) -> None:
        """Close both databases."""
        self.boards.close()
        self.cards.close()
