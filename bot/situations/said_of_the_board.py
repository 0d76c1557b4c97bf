"""What a question says of its board: who has what, in which state, and whose turn it is."""

from __future__ import annotations

import re

from bot.situations.board import Act
from bot.situations.clauses import Clause, whose_of
from bot.situations.nouns import counters_note, phrases
from bot.situations.pieces import NotClear, Pieces
from bot.situations.times import time_of
from bot.words import one_of

_LATER = {"postcombat main", "end"}
"""Steps to which a board in its first main phase may be taken."""


class Statements(Pieces):
    """Reads the clauses that say how things are, each in the method named after it."""

    def _have(self, clause: Clause) -> None:
        owner = self._whose(clause) if clause.gap("whose") else self._player(clause.gap("player"))
        text = clause.gap("things")
        if clause.gap("place") or clause.gap("zone"):
            place = clause.gap("place") or f"in {clause.gap('whose')} {clause.gap('zone')}"
            text = f"{text} {place}"
            owner = owner or (self.situation.players[0] if len(phrases(text) or ()) else None)
        self._last = tuple(self._pieces(text, owner, unsaid=bool(clause.gap("place"))))

    def _list(self, clause: Clause) -> None:
        """Things that are only named, each with whose it is or where."""
        said = phrases(clause.gap("things")) or ()
        if all(one.card is not None and not one.whose and not one.zone for one in said):
            self._named += [one.card for one in said if one.card is not None]
            return  # the cards that it is about: whose they are is said later
        if not all(one.whose or one.zone for one in said[:1]):
            raise NotClear
        self._last = tuple(self._pieces(clause.gap("things"), self.situation.players[0], unsaid=not said[0].whose))

    def _faces(self, clause: Clause) -> None:
        player = self._player(clause.gap("player")) or self.situation.players[0]
        self._last = tuple(self._pieces(clause.gap("things"), self.situation.other(player)))

    def _whose_is_it(self, clause: Clause) -> None:
        """ "…, his", "which my opponent controls": of what was told of last, unless it has done something."""
        found = tuple(self._pieces(clause.gap("thing"), None)) if clause.gap("thing") else self._last
        player = self._whose(clause) if clause.gap("whose") else self._one_player(clause)
        used = {one for act in self.situation.acts for one in act.uses}
        if not found or (used & set(found) and any(one.owner != player for one in found)):
            raise NotClear
        for piece in found:
            piece.owner = player
        self._last = found

    def _counters(self, clause: Clause) -> None:
        """How many counters something has; "at 3" is of the kind that it has by its type."""
        text = clause.gap("goal")
        (piece, *more) = self._pieces(text, self.situation.players[0], unsaid=True) if text else self._last or (None,)
        if piece is None:
            raise NotClear
        number = re.match(
            rf"(\d+)(?: {one_of('situation-of')})? {one_of('situation-measure')}$", clause.gap("counters"), re.I
        )
        note = f"at {number[1]}" if number else counters_note(clause.gap("counters"))
        card = next((card for card in self._cards if card.front.name == piece.item), None)
        if more or piece.zone != "battlefield" or any(re.match(r"\d+ (?!damage)", old) for old in piece.notes):
            raise NotClear
        self._note_of(piece, note, card)
        self._last = (piece,)

    def _have_on(self, clause: Clause) -> None:
        """ "He has a Jitte on his Bears": both are his."""
        owner = self._one_player(clause)
        (goal, *more) = self._pieces(clause.gap("goal"), owner)
        if more or goal.zone != "battlefield":
            raise NotClear
        for piece in self._pieces(clause.gap("things"), owner):
            if piece.zone == "hand" or piece.size:
                raise NotClear
            piece.on = goal
        self._last = (goal,)

    def _attached(self, clause: Clause) -> None:
        if (owner := self._player(clause.gap("goal"))) is not None:
            self._last = tuple(self._pieces(clause.gap("things"), owner))
            return
        text = clause.gap("goal")
        (goal, *more) = self._pieces(text, self.situation.players[0], unsaid=True) if text else self._last or (None,)
        if goal is None or more:
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
        if clause.gap("things"):
            self._last = tuple(self._pieces(clause.gap("things"), self.situation.players[0]))
        for piece in self._last:
            piece.notes.append("tapped")

    def _protects(self, clause: Clause) -> None:
        (piece, *_) = self._pieces(clause.gap("thing"), None)
        if f"protector {self._one_player(clause)}" not in piece.notes:
            raise NotClear

    def _both_life(self, clause: Clause) -> None:
        for player in self.situation.players:
            self.situation.life[player] = int(clause.gap("number"))

    def _poison(self, clause: Clause) -> None:
        self.situation.poison[self._one_player(clause)] = int(clause.gap("number"))

    def _when(self, clause: Clause) -> None:
        """Whose turn it is, and the step, where the board can be taken there and nothing has been done yet."""
        time = time_of(clause.gap("time"))
        if time is None:
            raise NotClear
        said = self.situation
        if time.whose:
            player = said.players[0 if whose_of(time.whose) == "mine" else 1]
            if any(act.do == "attack" and act.player != player for act in said.acts):
                raise NotClear
            if said.active is None or not said.acts:
                said.active = player
            self._subject = self._subject or player
        if not time.step or said.acts:
            return
        if time.step in _LATER:
            self._do(Act("go_to", said.active or said.players[0], step=time.step))
        elif time.step != "precombat main":
            said.assumed.append(self._words("situation-left-out", clause=clause.gap("time")))
