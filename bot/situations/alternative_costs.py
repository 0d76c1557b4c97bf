"""By which other cost a spell is cast that is said to be free, or pitched (118.9)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.situations.board import Act
from bot.situations.choosing import Choosing, targets_said
from bot.situations.clause import Clause
from bot.situations.descriptions import color_of
from bot.situations.details import How
from bot.situations.gaps import names_in
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import Phrase, phrases
from bot.situations.stand_ins import PITCHED
from bot.words import typed
from cards import Card, UnknownCard
from engine import SentenceSpan

ALTERNATIVE = "alternative"
"""How scripts call the alternative cost that a card's own text has (118.9)."""

_EXILES_A_CARD = r"\bexile an? (\w+) card from your hand rather"
"""What is said of a spell for which a card of a color may be exiled."""


class AlternativeCosts(Choosing):
    """What is paid for a spell of which it is said that its mana cost is not."""

    def _for_nothing(self, card: Card, player: str, how: Iterable[How]) -> tuple[str, ...]:
        """The alternative cost without mana that is meant by "for free" (118.9): evoke, where a card to exile for it is
        told of. Of anything else nobody says by what it is free."""
        said = list(how)
        if not any(one.free for one in said):
            return ()
        for number in names_in(" ".join(one.pitched for one in said)):
            self._holds(self._cards[number], player)
        if re.search(r"\brather than pay this spell's mana cost\b", card.front.text):
            return self._pitched(card, player)
        others = [one for one in self.situation.pieces if (one.owner, one.zone) == (player, "hand")]
        if re.search(r"^Evoke—", card.front.text, re.M) is None or all(one.item == card.front.name for one in others):
            raise NotClear
        return ("evoke",)

    def _holds(self, card: Card, player: str) -> None:
        """A card is in the hand of who exiles it for something, whether it may be exiled for that or not."""
        held = (one.item for one in self.situation.pieces if (one.owner, one.zone) == (player, "hand"))
        if card.front.name not in held:
            self._put(self._of_card(card, player, "hand"))

    def _pitches(self, clause: Clause) -> None:
        """ "Can I pitch Shock to Force of Will": it is cast so, at what was cast last, what is named, or any spell.
        What is discarded to something else is discarded."""
        card = self._card((phrases(clause.gap("card")) or (Phrase(""),))[0])
        if re.search(_EXILES_A_CARD, card.front.text) is None:
            self._discarded(clause)
            return
        player = self._one_player(clause)
        if not any(act.do == "cast" for act in self.situation.acts):
            self._has_cast(self.situation.other(player), clause.gap("goal"))
        how = f"{min(typed('situation-pitching'), key=len)} {clause.gap('card2')}"
        if color := color_of(clause.gap("color")):
            self._holds(self._standing_for(color), player)
            how = min(typed("situation-for-free"), key=len)
        gaps = {"player": clause.gaps["player"], "card": clause.gaps["card"], "how": SentenceSpan(how, 0, len(how))}
        act = Clause("cast", clause.text, gaps, clause.response)
        self._handler(act)(act)

    def _has_cast(self, player: str, text: str) -> None:
        """A player has cast the spell that a text names, or any."""
        named = next(iter(names_in(text)), None)
        card = self._cards[named] if named is not None else self._standing_for("blue")
        spell = self._put(self._of_card(card, player, "hand"))
        if targets_said(card) and re.search(r"\bany target|target (?:opponent|player)\b", card.front.text) is None:
            raise NotClear
        self._do(Act("cast", player, (spell,), (self.situation.other(player),) if targets_said(card) else ()))
        self._spell, self._last = spell, (spell,)

    def _pitched(self, card: Card, player: str) -> tuple[str, ...]:
        """The alternative cost that the text has (118.9): no mana is paid but what is added to it, and the card that is
        exiled for it is any of its color where none is told of."""
        self._hold_one_to_exile(card, player, _EXILES_A_CARD)
        self.situation.paying.add(player)
        return (ALTERNATIVE,)

    def _hold_one_to_exile(self, card: Card, player: str, cost: str) -> None:
        """Any card of the color that a cost exiles is in the hand of who pays it, where none is told of."""
        exiled = re.search(cost, card.front.text, re.M)
        held = [one for one in self.situation.pieces if (one.owner, one.zone) == (player, "hand")]
        if exiled is not None and all(one.item == card.front.name for one in held):
            self._put(self._of_card(self._standing_for(exiled[1]), player, "hand"))

    def _standing_for(self, color: str) -> Card:
        """A card of a color."""
        try:
            card = self._by_name(PITCHED[color])
        except (KeyError, UnknownCard):
            raise NotClear from None
        self._cards.append(card)
        return card
