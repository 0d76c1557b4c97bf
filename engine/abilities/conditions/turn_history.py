"""Conditions about the past: how a spell was cast, what has happened this turn or the last (CR 603.4, 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Condition, Count, Qualifier, Ref, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.described_players import OneWho
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import Host, It, Some, That, This
from engine.abilities.nouns.player_phrases import AnOpponent, You
from engine.abilities.trigger_events import (
    AttackWith,
    Cast,
    DeclareAttack,
    Discard,
    GainLife,
    GainOrLoseLife,
    LoseLife,
    ObjectEventVerb,
    PlayerEventVerb,
    PutsCounters,
    Sacrifice,
    Their,
)
from engine.grammar.phrase import phrase


@phrase("it wasn't put onto the battlefield with this ability")
@dataclass(frozen=True, slots=True)
class NotPutWithThis(Condition):
    """What entered in the trigger's event was not put there by this very ability of this very object (603.4)."""


def _is_one(subject: Ref) -> bool:
    """One object that has been spoken of, or the one that says so."""
    return isinstance(subject, This | It | That | Host)


@phrase("{subject:subj} {acts:or ed} this turn")
@phrase("{subject:subj} {acts:or ed} this combat", combat=True)
@phrase("{subject:subj} didn't {acts:or base} this turn", denied=True, when=lambda node: _is_one(node.subject))
@dataclass(frozen=True, slots=True)
class ObjectDid(Condition):
    """ "a creature died this turn", "~ attacked or blocked this combat", "it didn't attack this turn"."""

    of_this_turn: ClassVar[bool] = True
    event_parties: ClassVar[dict[str, Role]] = {}
    subject: Ref
    acts: tuple[ObjectEventVerb, ...]
    denied: bool = False
    combat: bool = False
    """Whether only what has happened since the combat phase began counts."""


_ALIKE_PERFECT = (GainLife, LoseLife, GainOrLoseLife, Sacrifice, Discard, DeclareAttack, PutsCounters)
"""What is done, said by a verb whose past is its participle too: "you sacrificed", "you've sacrificed"."""


def _is_perfect(node: PlayerDid) -> bool:
    """ "You've cast a spell this turn" is ``HaveCast``; that none was cast is said here."""
    return all(isinstance(act, _ALIKE_PERFECT) or (node.denied and isinstance(act, Cast)) for act in node.acts)


def _is_an_attack(node: PlayerDid) -> bool:
    """ "You didn't attack with a creature this turn"."""
    return all(isinstance(act, DeclareAttack | AttackWith) for act in node.acts)


@phrase("{who:subj} had {what:obj} enter under {under} control this turn")
@dataclass(frozen=True, slots=True)
class HadEnter(Condition):
    """ "you had a land enter under your control this turn", "an opponent had two or more lands enter under their
    control this turn"."""

    event_parties: ClassVar[dict[str, Role]] = {}
    who: Who
    what: Some
    under: Their

    def __post_init__(self) -> None:
        if isinstance(self.who, You) is not (self.under is Their.YOUR):
            raise ValueError("each under their own control")


@phrase("{who:subj} {acts:or ed} this turn")
@phrase("you didn't {acts:or base} this turn", who=You(), denied=True, when=_is_an_attack)
@phrase("you've {acts:or ed} this turn", who=You(), perfect=True, when=_is_perfect)
@phrase("you haven't {acts:or ed} this turn", who=You(), perfect=True, denied=True, when=_is_perfect)
@dataclass(frozen=True, slots=True)
class PlayerDid(Condition):
    """ "you attacked this turn", "an opponent lost life this turn", "you haven't cast a spell from your hand this
    turn"."""

    of_this_turn: ClassVar[bool] = True
    event_parties: ClassVar[dict[str, Role]] = {}
    who: Who
    acts: tuple[PlayerEventVerb, ...]
    perfect: bool = False
    denied: bool = False


@phrase("you gained and lost life this turn")
@dataclass(frozen=True, slots=True)
class GainedAndLostLife(Condition):
    """Both happened this turn, in whichever order (119.3)."""

    of_this_turn: ClassVar[bool] = True


class LifeChange(Enum):
    """A change of life total that has happened."""

    GAINED = "gained"
    LOST = "lost"


@phrase("{who:subj} {how} {amount:digits} or more life this turn")
@phrase("you've {how} {amount:digits} or more life this turn", who=You(), perfect=True)
@dataclass(frozen=True, slots=True)
class LifeChanged(Condition):
    """ "you gained 3 or more life this turn"."""

    of_this_turn: ClassVar[bool] = True

    who: Who
    how: LifeChange
    amount: Amount
    perfect: bool = False


@phrase("you've cast {what:obj} this turn", who=You())
@phrase("you've cast {what:obj} this game", who=You(), game=True)
@phrase("{who:subj} has cast {what:obj} this turn", when=lambda node: isinstance(node.who, AnOpponent | OneWho))
@dataclass(frozen=True, slots=True)
class HaveCast(Condition):
    """ "you've cast another spell this turn", "an opponent has cast a blue or black spell this turn"."""

    of_this_turn: ClassVar[bool] = True
    event_parties: ClassVar[dict[str, Role]] = {}
    what: Ref
    who: Who
    game: bool = False
    """Whether it may have been in any turn."""


@phrase("it's the {nth:ordinal} {group:sg} {who:subj} <cast:@who> this turn")
@phrase("it wasn't the {nth:ordinal} {group:sg} {who:subj} <cast:@who> this turn", denied=True)
@dataclass(frozen=True, slots=True)
class IsNthCast(Condition):
    """ "(whenever you cast a spell, if) it's the second creature spell you cast this turn"."""

    event_parties: ClassVar[dict[str, Role]] = {}
    nth: int
    group: Group
    who: Who
    denied: bool = False


@phrase("it wasn't the first land you played this turn")
@dataclass(frozen=True, slots=True)
class NotFirstLand(Condition):
    """ "(whenever you play a land, if) it wasn't the first land you played this turn"."""


@phrase("no spells were cast last turn")
@dataclass(frozen=True, slots=True)
class NoSpellsLastTurn(Condition):
    """Nobody cast a spell in the turn before this one."""


@phrase("a player cast {count} spells last turn")
@dataclass(frozen=True, slots=True)
class SpellsLastTurn(Condition):
    """ "a player cast two or more spells last turn": some one player did."""

    count: Count


@phrase("you've drawn {count} cards this turn")
@dataclass(frozen=True, slots=True)
class HaveDrawn(Condition):
    """ "you've drawn two or more cards this turn"."""

    count: Count


@phrase("it isn't a mana ability")
@dataclass(frozen=True, slots=True)
class NoManaAbility(Condition):
    """Said of the ability that has just been activated (605.1a)."""


@phrase("that was activated this turn")
@dataclass(frozen=True, slots=True)
class ActivatedThisTurn(Qualifier):
    """ "(planeswalker) that was activated this turn": an ability of it was, whoever did that (700.10)."""


@phrase("you attacked with creatures with total power {amount:digits} or greater this combat")
@dataclass(frozen=True, slots=True)
class AttackedWithTotalPower(Condition):
    """ "you attacked with creatures with total power 6 or greater this combat": those declared as attackers since the
    combat phase began, as they are or last were (508.1a, 608.2h)."""

    amount: Amount
