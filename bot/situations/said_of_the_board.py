"""What a question says of its board: who has what, in which state, and whose turn it is."""

from __future__ import annotations

from bot.situations.clauses import Clause
from bot.situations.pieces import NotClear, Pieces


class Statements(Pieces):
    """Reads the clauses that say how things are, each in the method named after it."""

    def _have(self, clause: Clause) -> None:
        owner = self._whose(clause) if clause.gap("whose") else self._player(clause.gap("player"))
        self._last = tuple(self._pieces(clause.gap("things"), owner))

    def _attached(self, clause: Clause) -> None:
        if (owner := self._player(clause.gap("goal"))) is not None:
            self._last = tuple(self._pieces(clause.gap("things"), owner))
            return
        (goal, *more) = self._pieces(clause.gap("goal"), None)
        if more:
            raise NotClear
        for piece in self._pieces(clause.gap("things"), goal.owner):
            if piece.zone == "hand" or piece.size:
                raise NotClear
            piece.on = goal
        self._last = (goal,)

    def _life(self, clause: Clause) -> None:
        self.situation.life[self._one_player(clause)] = int(clause.gap("number"))

    def _damaged(self, clause: Clause) -> None:
        found = self._pieces(clause.gap("things"), self.situation.players[0])
        for piece in found:
            if not piece.size:
                raise NotClear
            piece.notes.append(f"{clause.gap('number')} damage")
        self._last = tuple(found)

    def _tapped(self, clause: Clause) -> None:
        self._last = tuple(self._pieces(clause.gap("things"), self.situation.players[0]))
        for piece in self._last:
            piece.notes.append("tapped")

    def _protects(self, clause: Clause) -> None:
        (piece, *_) = self._pieces(clause.gap("thing"), None)
        if f"protector {self._one_player(clause)}" not in piece.notes:
            raise NotClear

    def _turn(self, clause: Clause) -> None:
        player = self._whose(clause)
        if any(act.do == "attack" and act.player != player for act in self.situation.acts):
            raise NotClear
        self.situation.active = player
