"""What a question says of the time: whose turn it is, in which step, and that somebody draws for the turn."""

from __future__ import annotations

from bot.situations.board import Act, Piece
from bot.situations.clause import Clause
from bot.situations.gaps import whose_of
from bot.situations.new_pieces import NotClear
from bot.situations.pieces import Pieces
from bot.situations.times import time_of

_LATER = {"postcombat main", "end", "beginning of combat"}
"""Steps to which a board in its first main phase may be taken."""
_FIRST = {"upkeep", "draw"}
"""Steps before that: the turn before is left for them, so that what triggers then does."""


class Turns(Pieces):
    """Reads the clauses that say when it is, each in the method named after it."""

    def _to_combat(self, clause: Clause) -> None:
        """Whose turn it is, by who goes to combat (506.2)."""
        player = self._one_player(clause)
        if self.situation.active not in (None, player):
            raise NotClear
        self.situation.active = self._subject = player

    def _when(self, clause: Clause) -> None:
        """Whose turn it is, and the step, where the board can be taken there and nothing has been done yet."""
        time = time_of(clause.gap("time"))
        if time is None:
            raise NotClear
        said = self.situation
        if time.triggered or time.step in _FIRST:
            self._begins(time.whose, time.step, time.triggered)
            return
        if time.whose:
            player = said.players[0 if whose_of(time.whose) == "mine" else 1]
            if any(act.do == "attack" and act.player != player for act in said.acts):
                raise NotClear
            if said.active is None or not said.acts:
                said.active = player
            self._subject = self._subject or player
        if time.step == "postcombat main" and any(act.do == "attack" for act in said.acts):
            self._do(Act("go_to", said.turn or said.players[0], step=time.step))
            return
        if not time.step or said.acts:
            return
        if time.step in _LATER:
            self._do(Act("go_to", said.active or said.players[0], step=time.step))
        elif time.step != "precombat main":
            said.assumed.append(self._words("situation-left-out", clause=clause.gap("time")))

    def _draws_for_turn(self, clause: Clause) -> None:
        """A player draws for the turn, which they do in their draw step (504.1): nothing else is said to make them."""
        player, said = self._one_player(clause), self.situation
        if any(act.do in ("attack", "block") for act in said.acts):
            raise NotClear
        if said.acts and said.acts[-1].do == "go_to" and said.acts[-1].player == player:
            said.acts.pop()  # "in my upkeep I draw": the step behind it
        elif said.acts:
            self._settle()
        elif said.active is None:
            said.active = said.other(player)
        self._do(Act("go_to", player, step="draw"))

    def _begins(self, whose: str, step: str, triggered: bool) -> None:
        """A turn's first steps, or what triggers as a step begins: the board stands in the turn before. Behind an act,
        "in response to its upkeep trigger" tells when that was done."""
        said = self.situation
        response = (
            said.acts[-1:] if triggered and len(said.acts) == 1 and said.acts[0].do in ("cast", "activate") else []
        )
        if said.acts != response:
            raise NotClear
        targets = [one.owner for act in response for one in act.at if isinstance(one, Piece)]
        owner = next(iter(targets), None) or next((one.owner for one in reversed(said.pieces) if one.size), None)
        player = said.players[0 if whose_of(whose) == "mine" else 1] if whose_of(whose) else None
        if targets and whose:
            player = owner  # "its upkeep trigger", "my Confidant in response to his trigger"
        player = player or owner or said.players[0]
        said.active = said.other(player) if step in _FIRST else player
        said.acts[:] = [Act("go_to", player, step=step), *response]
        self._subject = self._subject or player
