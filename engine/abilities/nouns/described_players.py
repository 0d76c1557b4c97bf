"""Players of whom something is said: "each player who controls a creature", "the opponents who lost life" (CR 102)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition, Who
from engine.abilities.nouns.player_phrases import ControllerOf, EachPlayer, OwnerOf
from engine.abilities.nouns.target_phrases import TargetPlayer
from engine.grammar.phrase import phrase


@phrase("who")
@dataclass(frozen=True, slots=True)
class OneWho(Who):
    """The "who" of "each player who": the one that the description has come to."""


class Relative(Enum):
    """The words that begin what is said of several."""

    WHO = "who"
    THAT = "that"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class ThoseWho(Who):
    """The "who" of "the number of opponents who": each that the description comes to."""

    word: Relative = Relative.WHO

    @property
    def agreement(self) -> str:
        return "base"


class Whom(Enum):
    """The players among whom those are of whom it is true."""

    PLAYER = "player"
    OPPONENT = "opponent"
    OTHER_PLAYER = "other player"
    YOUR_OPPONENTS = "of your opponents"


def _says_who(node: EachPlayerWho) -> bool:
    return isinstance(node.condition.who, OneWho)


def _is_said_with(node: EachPlayerWho) -> bool:
    return _says_who(node) and node.condition.said_with


class Said(Enum):
    """How it is put into words: "who has no cards in hand", "with no cards in hand"."""

    WHO = "who"
    WITH = "with"


@phrase("each {whom} {condition}", when=_says_who)
@phrase("each {whom} {condition:with}", said=Said.WITH, when=_is_said_with)
@dataclass(frozen=True, slots=True)
class EachPlayerWho(EachPlayer):
    """ "each player who controls a multicolored creature", "each opponent with no cards in hand": every one of whom it
    is true at that moment (608.2c), one by one, in turn order (101.4)."""

    condition: Condition
    whom: Whom = Whom.PLAYER
    said: Said = Said.WHO


@phrase("each {whom} other than {than:subj}")
@dataclass(frozen=True, slots=True)
class EachPlayerBut(EachPlayer):
    """ "each player other than its controller"."""

    than: ControllerOf | OwnerOf | TargetPlayer
    whom: Whom = Whom.PLAYER


@phrase("the number of {whom:pl} {condition}", when=lambda node: isinstance(node.condition.who, ThoseWho))
@dataclass(frozen=True, slots=True)
class PlayersWho(Amount):
    """ "the number of opponents who control an artifact"."""

    whom: Whom
    condition: Condition


@phrase("each player dealt damage this way")
@dataclass(frozen=True, slots=True)
class EachDealtDamage(Who):
    """ "Each player dealt damage this way": whom this text has dealt damage to (120.1)."""

    is_each = True
    needs_one_of: ClassVar[frozenset[str]] = frozenset({"DealDamage", "DealDividedDamage", "DealEvenly"})
