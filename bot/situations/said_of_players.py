"""What a question says of players: their life, poison, and who is the monarch."""

from __future__ import annotations

from bot.situations.board import Act
from bot.situations.clause import Clause
from bot.situations.descriptions import number_of
from bot.situations.gaps import names_in
from bot.situations.new_pieces import NotClear
from bot.situations.turns_told import Turns

_LIFE = 20
"""The life that players have of which none is told (103.4)."""


class OfPlayers(Turns):
    """Reads the clauses that say how players stand, each in the method named after it."""

    def _life(self, clause: Clause) -> None:
        player = self._whose(clause) if clause.gap("whose") else self._player(clause.gap("player"))
        asked = [one for one in self.situation.asked.of if isinstance(one, str)] if clause.asks else []
        player = player or next(iter(asked), None)  # "do I survive at 3 life?"
        player = player or (self._subject if not self.situation.acts else None)
        if player is None and not self.situation.acts and not self.situation.pieces:
            player = self.situation.players[0]  # "At 4 life with Worship, …": who asks
        player = player or self._actor()
        self.situation.life[player] = self._number(clause)
        if clause.gap("things"):
            self._last = tuple(self._pieces(clause.gap("things"), player))

    def _actor(self) -> str:
        """Who did what was told of last, where that is not done to a player: "he casts Reanimate at 3 life"."""
        last = self.situation.acts[-1] if self.situation.acts else None
        if last is None or last.do not in ("cast", "activate") or any(isinstance(one, str) for one in last.at):
            raise NotClear
        return last.player

    def _number(self, clause: Clause) -> int:
        found = number_of(clause.gap("number"))
        if found is None:
            raise NotClear
        return found

    def _both_life(self, clause: Clause) -> None:
        """ "We're both at 3"; "we both go to 0" is what a spell with X comes to, of which X is then told."""
        if clause.gap("card"):
            self._goes_to_nothing(clause)
            return
        number = self._number(clause)
        if not number:
            cast = [act for act in self.situation.acts if act.do == "cast" and act.x]
            number = cast[-1].x or 0 if cast else 0
        if not number:
            raise NotClear
        for player in self.situation.players:
            self.situation.life[player] = number

    def _goes_to_nothing(self, clause: Clause) -> None:
        """ "We both go to 0 from Earthquake": it is cast, with X as much as the life that they have."""
        card = self._cards[number] if (number := next(iter(names_in(clause.gap("card"))), None)) is not None else None
        if card is None or self.situation.acts or "{X}" not in (card.front.mana_cost or ""):
            raise NotClear
        life = [self.situation.life.get(player, _LIFE) for player in self.situation.players]
        player = self._subject or self.situation.players[0]
        spell = self._put(self._of_card(card, player, "hand"))
        self._do(Act("cast", player, (spell,), x=max(life)))

    def _monarch(self, clause: Clause) -> None:
        self.situation.monarch = self._one_player(clause)

    def _poison(self, clause: Clause) -> None:
        self.situation.poison[self._one_player(clause)] = self._number(clause)
