"""Revealing the first card drawn each turn, and what that leads to (CR 121.9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Declaration, Node, Ref, TriggerEvent
from engine.abilities.nouns.antecedents import Role
from engine.abilities.sentences import Sentences
from engine.abilities.symbols import Symbol
from engine.grammar.phrase import hidden, phrase


class FirstDraw(Enum):
    """Which first cards are revealed, and whether they have to be."""

    MAY = "you may reveal the first card you draw each turn as you draw it"
    EACH_TURN = "reveal the first card you draw each turn"
    YOUR_TURNS = "reveal the first card you draw on each of your turns"


@phrase("Whenever you reveal {what:obj} this way, {effect}")
@dataclass(frozen=True, slots=True)
class OnceRevealed(Node):
    """ "Whenever you reveal a land card this way, draw a card." """

    what: Ref
    effect: Sentences


@phrase("{first}. {then:space}")
@dataclass(frozen=True, slots=True)
class FirstReveal(Symbol):
    """ "Reveal the first card you draw each turn. Whenever you reveal a creature card this way, draw a card." """

    rule: ClassVar[str] = "121.9"
    first: FirstDraw
    then: tuple[OnceRevealed, ...]


@phrase("{first}", when=lambda said: said.made)
@dataclass(frozen=True, slots=True)
class RevealsFirst(Declaration):
    """What is so all along of the first card drawn. Never read by itself: ``FirstReveal`` stands for it."""

    carried_out: ClassVar[bool] = True
    first: FirstDraw
    made: bool = hidden(False)


@phrase("you reveal {what:obj} this way", when=lambda trigger_event: trigger_event.made)
@dataclass(frozen=True, slots=True)
class RevealedThisWay(TriggerEvent):
    """What the triggered abilities behind it watch for. Never read by itself."""

    event_parties: ClassVar[dict[str, Role]] = {"what": Role.EVENT}
    what: Ref
    made: bool = hidden(False)
