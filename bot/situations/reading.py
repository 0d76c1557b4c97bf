"""Clauses to a situation, and what is done: attacks, blocks, casts, activations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from bot.situations.activating import Activating
from bot.situations.board import Situation
from bot.situations.clauses import Clause, Unread, clauses, names_in
from bot.situations.naming import meant_names, with_basic_lands, with_parts_of_names, without_slips
from bot.situations.nouns import NAMED, phrase
from bot.situations.pieces import NotClear
from bot.words import Words, typed
from cards import Card, Mention, fold


def read(
    question: str, mentions: Sequence[Mention], card: Callable[[str], Card], players: tuple[str, str], words: Words
) -> Situation:
    """The situation that a question tells of. ``card`` gives a card by its full name; ``players`` are what the asker
    and the opponent are called."""
    mentions = with_basic_lands(question, without_slips(question, mentions))
    text, names = question, meant_names(question, mentions)
    for number, mention in reversed(list(enumerate(mentions))):
        text = f"{text[: mention.start]}{NAMED}{number}{text[mention.end :]}"
    text = with_parts_of_names(text, names)
    reader = _Reader([card(name) for name in names], players, words)
    found = list(clauses(text))
    reader.look_ahead(found)
    for clause in found:
        reader.take(clause)
    reader.finish()
    return reader.situation


_LEAST_CHATTER = 3
"""Words of a remark: fewer may be the name of a card that was not recognized."""


def _tells(text: str) -> bool:
    """Whether a piece that was not read names a card or speaks of a creature, so that something may depend on it."""
    words = re.sub(r"[^\w/]+", " ", text).split()
    return bool(names_in(text)) or any((said := phrase(word)) is not None and not said.pronoun for word in words)


class _Reader(Activating):
    """One question being read."""

    def __init__(self, cards: Sequence[Card], players: tuple[str, str], words: Words) -> None:
        super().__init__(cards, players, words)

    def look_ahead(self, found: Iterable[Clause | Unread]) -> None:
        """Whose an attacker is of which the question says it only later, by who blocks."""
        blocks = [one for one in found if isinstance(one, Clause) and one.key in ("block", "no-block")]
        blocker = next((player for one in blocks if (player := self._player(one.gap("player"))) is not None), None)
        self._attacker = self.situation.other(blocker) if blocker is not None else None

    def take(self, clause: Clause | Unread) -> None:
        """Add what a clause says, or that it is not understood. A question in words that are not known, of nothing in
        particular, leaves it at what happens."""
        said = self.situation
        if isinstance(clause, Unread):
            if clause.asks and clause.opens and (not _tells(clause.text) or self._only_asks(clause)):
                return
            if self._is_chatter(clause):
                said.assumed.append(self._words("situation-left-out", clause=self._as_written(clause.text)))
            elif not clause.asks or (_tells(clause.text) and not self._only_asks(clause)):
                said.not_understood.append(self._as_written(clause.text))
            return
        if (subject := self._player(clause.gap("player"))) is not None:
            self._subject = subject
        before = self._state()
        self._wants_fighters = clause.key in ("attack", "block", "blocked-by")
        try:
            self._handler(clause)(clause)
        except NotClear:
            self._go_back_to(before)
            if clause.key == "own-verb":
                self.take(Unread(clause.text, clause.asks))
                return
            said.not_understood.append(self._as_written(clause.text))

    def finish(self) -> None:
        """What was chosen for what still waits on the stack is said."""
        if self._upon:
            self._settle()
        there = {piece.item for piece in self.situation.pieces}
        lost = dict.fromkeys(self._cards[number].front.name for number in self._named)
        self.situation.not_understood += [name for name in lost if name not in there]

    def _is_chatter(self, clause: Unread) -> bool:
        """Whether it speaks of nothing on the board: it has none of the words in which games are told, or is what
        somebody thinks that happens."""
        text = clause.text
        words = set() if clause.opinion else set(re.findall(r"\w+", fold(text)))
        if re.search(rf"(?<=\s)(?!I\b)[^\W\d_a-z]\w*[a-z{NAMED}]", text):
            return False  # perhaps the name of a card that is not known
        if len(text.split()) < _LEAST_CHATTER and not clause.opinion:
            return False
        return not words & typed("situation-of-the-game") and not _tells(text) and not re.search(r"\d", text)

    def _only_asks(self, clause: Unread) -> bool:
        """Whether it asks something of what has been told of: what happens then is the answer to that as well."""
        there = {piece.item for piece in self.situation.pieces}
        named = {self._cards[number].front.name for number in names_in(clause.text)}
        return clause.opens and not re.search(r"\d", re.sub(rf"{NAMED}\d+", "", clause.text)) and named <= there
