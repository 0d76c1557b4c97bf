"""By which other cost a spell is cast that is said to be free, or pitched (118.9)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.situations.choosing import Choosing
from bot.situations.details import How
from bot.situations.new_pieces import NotClear
from bot.situations.stand_ins import PITCHED
from cards import Card, UnknownCard

ALTERNATIVE = "alternative"
"""How scripts call the alternative cost that a card's own text has (118.9)."""


class AlternativeCosts(Choosing):
    """What is paid for a spell of which it is said that its mana cost is not."""

    def _for_nothing(self, card: Card, player: str, how: Iterable[How]) -> tuple[str, ...]:
        """The alternative cost without mana that is meant by "for free" (118.9): evoke, where a card to exile for it is
        told of. Of anything else nobody says by what it is free."""
        if not any(one.free for one in how):
            return ()
        if re.search(r"\brather than pay this spell's mana cost\b", card.front.text):
            return self._pitched(card, player)
        others = [one for one in self.situation.pieces if (one.owner, one.zone) == (player, "hand")]
        if re.search(r"^Evoke—", card.front.text, re.M) is None or all(one.item == card.front.name for one in others):
            raise NotClear
        return ("evoke",)

    def _pitched(self, card: Card, player: str) -> tuple[str, ...]:
        """The alternative cost that the text has (118.9): no mana is paid but what is added to it, and the card that is
        exiled for it is any of its color where none is told of."""
        self._hold_one_to_exile(card, player, r"\bexile an? (\w+) card from your hand rather")
        self.situation.paying.add(player)
        return (ALTERNATIVE,)

    def _hold_one_to_exile(self, card: Card, player: str, cost: str) -> None:
        """Any card of the color that a cost exiles is in the hand of who pays it, where none is told of."""
        exiled = re.search(cost, card.front.text, re.M)
        held = [one for one in self.situation.pieces if (one.owner, one.zone) == (player, "hand")]
        if exiled is not None and all(one.item == card.front.name for one in held):
            try:
                other = self._by_name(PITCHED[exiled[1]])
            except (KeyError, UnknownCard):
                raise NotClear from None
            self._cards.append(other)
            self._put(self._of_card(other, player, "hand"))
