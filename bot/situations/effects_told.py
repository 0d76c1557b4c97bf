"""Effects with a number that nothing in particular has: "I make 3 treasures", "I gain 3 life", "I draw two cards", "a
creature enters with a +1/+1 counter".

Whoever tells that much asks what other effects make of it. A spell that does that and nothing else stands for it, with
X where it may be any number; whoever reads the answer is told which.
"""

from __future__ import annotations

import re

from bot.situations.board import Act, Piece
from bot.situations.clause import Clause
from bot.situations.descriptions import counters_note, keywords_in, number_of
from bot.situations.dying import Dying
from bot.situations.granting import grants
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import phrases
from bot.words import typed
from cards import Card, UnknownCard, fold

_MAKES = {1: "Sprout", 2: "Raise the Alarm"}
_MAKES_X = "Secure the Wastes"
"""What creates so many creature tokens."""
_MAKES_OF_A_KIND = {"treasure": "Strike It Rich"}
"""What creates one token of a kind."""
_GAINS_X, _DRAWS_X = "Stream of Life", "Mind Spring"
_ENTERS_WITH_X = "Endless One"
"""A creature that enters with X +1/+1 counters."""
_GIVES = {
    "deathtouch": "Serpent's Gift",
    "double strike": "Double Cleave",
    "flying": "Jump",
    "haste": "Unnatural Speed",
    "indestructible": "Withstand Death",
    "shroud": "Mage's Guile",
}
"""What gives one creature this keyword for a turn, and does nothing else."""
_CHANGES_COUNTERS = re.compile(r"would (?:put|get)\b[^.]*\bcounters?\b|counters? would be put", re.I)
"""Texts that change how many counters are put on something (614.16)."""
_DOES_IT = {"create": "creates? ", "life": r"gains? \S+ life|lifelink", "draw": r"draws? "}


class Effects(Dying):
    """Reads what an effect does of which only that is told, each in the method named after it."""

    def _makes_tokens(self, clause: Clause) -> None:
        """ "I make a token", "he creates two tokens", "I cast a spell that makes 3 treasures"."""
        number, player = self._how_many(clause), self._who_does(clause)
        (made, *more) = phrases(clause.gap("thing") or clause.gap("things")) or (None,)
        if made is not None:
            number = made.number
            is_token = any(fold(word) in typed("situation-token") for word in made.text.split())
            if more or made.card is not None or not (made.token or made.tribe or made.size or is_token):
                raise NotClear
        kind = made.token if made is not None else ""
        name = _MAKES_OF_A_KIND.get(kind) if kind else _MAKES.get(number, _MAKES_X)
        if name is None or (kind and number > 1) or number < 1:
            raise NotClear
        self._stands_for_effect(clause, name, player, (), "create", x=number if name == _MAKES_X else None)

    def _gains_so_much(self, clause: Clause) -> None:
        player = self._who_does(clause)
        self._stands_for_effect(clause, _GAINS_X, player, (player,), "life", x=self._how_many(clause))

    def _draws_so_many(self, clause: Clause) -> None:
        self._stands_for_effect(clause, _DRAWS_X, self._who_does(clause), (), "draw", x=self._how_many(clause))

    def _gives(self, clause: Clause) -> None:
        """ "I give mine indestructible", where nothing that is told of gives that."""
        granted, player = clause.gap("granted"), self._player(clause.gap("player")) or self._subject
        given = tuple(keywords_in(fold(granted)))
        name = _GIVES.get(given[0]) if len(given) == 1 and not re.search(r"\d", granted) else None
        able = any(grants(card, granted) for card in self._cards)
        if name is None or able or player is None or not clause.gap("goal"):
            super()._gives(clause)
            return
        at = tuple(one for one in self._goals(clause.gap("goal"), player, player) if isinstance(one, Piece))
        if len(at) != 1:
            raise NotClear
        card = self._stand_in_for(clause, name)
        self._make_way(card, player, at, clause.response)
        self._casts(card, player, self._put(self._of_card(card, player, "hand")), at)
        self._last = at

    def _enters_with(self, clause: Clause) -> None:
        """ "A creature etbs with two +1/+1 counters"."""
        number, _, kind = counters_note(clause.gap("counters")).partition(" ")
        if kind != "+1/+1" or not number.isdecimal():
            raise NotClear
        player = self._subject or self.situation.players[0]
        self._stands_for_effect(clause, _ENTERS_WITH_X, player, (), "", x=int(number))
        self._settle()

    def _is_counted_otherwise(self) -> bool:
        """Whether something on the board, or named at all, changes how many counters are put on something."""
        there = (one for one in self.situation.pieces if one.zone == "battlefield")
        texts = (*map(self._text, there), *(card.front.text for card in self._cards))
        return any(_CHANGES_COUNTERS.search(text) for text in texts)

    def _who_does(self, clause: Clause) -> str:
        player = self._player(clause.gap("player")) or self._subject
        if player is None:
            raise NotClear
        return player

    def _how_many(self, clause: Clause) -> int:
        return number_of(clause.gap("number")) or 1

    def _stands_for_effect(
        self, clause: Clause, name: str, player: str, at: tuple[Piece | str, ...], does: str, x: int | None
    ) -> None:
        """The card of a ``name`` is cast, unless what has been told of may be what ``does`` it."""
        done = [one for act in self.situation.acts for one in act.uses]
        fights = any(act.do in ("attack", "block") for act in self.situation.acts)
        if does and (fights or any(re.search(_DOES_IT[does], self._text(one), re.I) for one in done)):
            raise NotClear
        self._settle()
        card = self._stand_in_for(clause, name)
        spell = self._put(self._of_card(card, player, "hand"))
        self._stood.append(spell)
        if self._is_slow(card) and player != self.situation.players[0] and not self.situation.acts:
            self.situation.active = self.situation.active or player
        self._do(Act("cast", player, (spell,), at, x=x))
        self._spell, self._last = spell, (spell,)

    def _stand_in_for(self, clause: Clause, name: str) -> Card:
        try:
            card = self._by_name(name)
        except UnknownCard:
            raise NotClear from None
        if any(one.front.name == name for one in self._cards):
            raise NotClear  # it is told of besides, and nobody could tell which is meant
        self._cards.append(card)
        said = self._as_written(clause.text)
        self.situation.assumed.append(self._words("situation-assumed-removal", clause=said, card=card.front.name))
        return card
