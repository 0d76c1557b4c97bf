"""Requirements that hold during the next turn of a player (CR 508.1d, 611.2a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, Duration, Instruction, Ref, Who
from engine.grammar.phrase import phrase


@phrase("during {whose:poss} next turn, {subject:subj} <attack:@subject>[ {goals:or obj}] if able")
@phrase("{subject:subj} <attack:@subject>[ {goals:or obj}] during {whose:poss} next turn if able", behind=True)
@dataclass(frozen=True, slots=True)
class AttackNextTurn(Instruction):
    """ "During target opponent's next turn, creatures that player controls attack ~ if able." (508.1d)"""

    whose: Who
    subject: Ref
    goals: tuple[Who | Ref, ...] = ()
    behind: bool = False
    """Whether the turn is named last."""


@dataclass(frozen=True, slots=True)
class IsNextTurn(Condition):
    """It is the first turn of a player that began after the ``since``-th turn of the game."""

    player: int
    since: int


@dataclass(frozen=True, slots=True)
class ForNextTurn(Duration):
    """In that turn alone."""

    when: IsNextTurn
