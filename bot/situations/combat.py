"""What a question says of attacking and blocking."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.situations.board import Act, Piece
from bot.situations.clauses import Clause
from bot.situations.nouns import phrases
from bot.situations.pieces import NotClear
from bot.situations.what_is_asked import Questions


class Combat(Questions):
    """Reads the clauses of attacks and blocks, each in the method named after it."""

    _attacker: str | None = None
    """Whose an attacker is of which the question says it only later, by who blocks."""

    def _attack(self, clause: Clause) -> None:
        player = self._player(clause.gap("player"))
        goal = clause.gap("goal")
        victim = self._player(goal)
        usual = player or (self.situation.other(victim) if victim is not None else self._attacker)
        attackers = self._pieces(clause.gap("things"), usual) if clause.gap("things") else self._last_creatures()
        if not attackers:
            raise NotClear
        self._attacks(attackers, player or attackers[0].owner, goal)

    def _attacked_by(self, clause: Clause) -> None:
        goal = self._player(clause.gap("goal"))
        if goal is None:
            raise NotClear
        player = self.situation.other(goal)
        self._attacks(self._pieces(clause.gap("things"), player), player, "")

    def _attacks(self, attackers: Sequence[Piece], player: str, goal: str) -> None:
        if any(piece.owner != player or not piece.fights for piece in attackers) or self.situation.active not in (
            None,
            player,
        ):
            raise NotClear
        attacked: tuple[Piece | str, ...] = ()
        there: Sequence[Piece] = ()
        other = self._player(goal) if goal else None
        if goal and other == player and self._is_pronoun(goal):
            attacked = tuple(piece for piece in self._last if not piece.size)
        elif goal and other is None:
            there = self._pieces(goal, self.situation.other(player))
            attacked = tuple(piece for piece in there if not piece.size)
            if len(attacked) > 1:
                raise NotClear
        if goal and other == player and not attacked:
            raise NotClear
        if player != self.situation.players[0]:
            self.situation.active = player
        earlier = next((act for act in self.situation.acts if act.do == "attack"), None)
        if earlier is not None:
            if set(attackers) <= set(earlier.uses) and not attacked:
                return
            if earlier != self.situation.acts[-1] or earlier.player != player or earlier.at != attacked:
                raise NotClear
            attackers = [*earlier.uses, *attackers]
            self.situation.acts.pop()
        self._settle()
        self._do(Act("attack", player, tuple(attackers), attacked))
        self._last = tuple(attackers)
        into = [said for said in phrases(goal) or () if said.role == "blocker"]
        if into and other is None:  # "into two 4/4 blockers"
            self._blocks([one for one in there if one.size], self.situation.other(player), attackers)

    def _block(self, clause: Clause) -> None:
        player = self._player(clause.gap("player"))
        attack = self._attack_there
        usual = player or (self.situation.other(attack.player) if attack is not None else None)
        goal = clause.gap("goal")
        blockers = (
            self._pieces(clause.gap("things"), usual)
            if clause.gap("things")
            else self._only_creature(usual, clause.text)
        )
        owner = player or blockers[0].owner
        blocked = self._pieces(goal, self.situation.other(owner)) if goal else ()
        self._blocks(blockers, owner, blocked)
        if clause.gap("goal2"):
            more = self._pieces(clause.gap("things2"), owner)
            self._blocks(more, owner, self._pieces(clause.gap("goal2"), self.situation.other(owner)))

    def _only_creature(self, player: str | None, said: str) -> Sequence[Piece]:
        """What a player blocks with who is not said to block with anything in particular."""
        there = [one for one in self.situation.pieces if one.owner == player and one.size and one.zone == "battlefield"]
        able = [one for one in there if "tapped" not in one.notes] or there
        if len(able) != (2 if re.search(r"\bdouble\b", said, re.I) else 1):
            raise NotClear
        return able

    def _blocked_by(self, clause: Clause) -> None:
        attack = self._attack_there
        usual = attack.player if attack is not None else self.situation.players[0]
        blocked = self._pieces(clause.gap("goal"), usual) if clause.gap("goal") else self._last_creatures()
        if not blocked:
            raise NotClear
        other = self.situation.other(blocked[0].owner)
        self._blocks(self._pieces(clause.gap("things"), other), other, blocked)
        self._last = tuple(blocked)

    def _blocks(self, blockers: Sequence[Piece], owner: str, blocked: Sequence[Piece]) -> None:
        self._settle()
        attack = self._attack_there
        if attack is None and blocked:
            self._attacks(blocked, blocked[0].owner, "")
            attack = self._attack_there
        if attack is None or any(piece.owner != owner for piece in blockers) or owner == attack.player:
            raise NotClear
        blocked = blocked or (attack.uses if len(attack.uses) == 1 else ())
        if not blocked or not set(blocked) <= set(attack.uses):
            raise NotClear
        earlier = {piece for act in self.situation.acts if act.do == "block" for piece in act.uses}
        if earlier and earlier == set(blockers):
            return  # it has been told already
        if earlier and (self.situation.acts[-1].do != "block" or earlier & set(blockers)):
            raise NotClear
        self._do(Act("block", owner, tuple(blockers), tuple(blocked)))
        self._last = tuple(blockers)

    def _no_block(self, clause: Clause) -> None:
        attack = self._attack_there
        if attack is None or self._player(clause.gap("player")) == attack.player:
            raise NotClear
        if any(act.do == "block" for act in self.situation.acts):
            raise NotClear
        defender = self.situation.other(attack.player)
        if any(one.owner == defender and one.size for one in self.situation.pieces):
            self._do(Act("block", defender))

    @property
    def _attack_there(self) -> Act | None:
        return next((act for act in self.situation.acts if act.do == "attack"), None)
