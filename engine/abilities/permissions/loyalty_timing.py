"""When, and how often, loyalty abilities may be activated (CR 606.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Declaration, Instruction, Ref
from engine.abilities.nouns.object_phrases import It, This
from engine.grammar.phrase import phrase


class OnWhoseTurn(Enum):
    """Whether it is said that it may be any player's turn: any time is that either way."""

    UNSAID = ""
    ANY = "on any player's turn"


@phrase(
    "you may activate {of:poss} loyalty abilities[ {turn}] any time you could cast an instant",
    when=lambda node: isinstance(node.of, It),
)
@phrase(
    "you may activate loyalty abilities of {of:obj}[ {turn}] any time you could cast an instant",
    when=lambda node: not isinstance(node.of, It),
)
@dataclass(frozen=True, slots=True)
class LoyaltyAtInstantSpeed(Declaration):
    """ "You may activate loyalty abilities of ~ on any player's turn any time you could cast an instant." (606.3)"""

    of: Ref
    turn: OnWhoseTurn = OnWhoseTurn.UNSAID


@phrase("you may activate loyalty abilities of {of:obj} twice this turn rather than only once")
@dataclass(frozen=True, slots=True)
class LoyaltyTwiceThisTurn(Instruction):
    """ "You may activate loyalty abilities of ~ twice this turn rather than only once." (606.3, 611.2a)"""

    of: This


@phrase("you may activate the loyalty abilities of {of:obj} twice each turn rather than only once")
@dataclass(frozen=True, slots=True)
class LoyaltyTwice(Declaration):
    """ "You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once."
    (606.3)"""

    of: Ref
