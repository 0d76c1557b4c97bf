"""The Ring tempts you (CR 701.54)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Condition, Instruction, ObjectVerb, Ref, TriggerEvent
from engine.abilities.conditions.predicates import State
from engine.abilities.nouns.antecedents import Role
from engine.grammar.phrase import phrase


@phrase("the Ring tempts you")
@dataclass(frozen=True, slots=True)
class RingTempts(Instruction):
    """(701.54a)"""


@phrase("the Ring tempts you")
@dataclass(frozen=True, slots=True)
class RingTempted(TriggerEvent):
    """ "(whenever) the Ring tempts you" (701.54d)."""


@phrase("you choose a creature as your Ring-bearer")
@dataclass(frozen=True, slots=True)
class BearerChosen(TriggerEvent):
    """As the Ring tempts you, where there is a creature to choose (701.54a)."""

    event_parties: ClassVar[dict[str, Role]] = {}


@phrase("your Ring-bearer")
@dataclass(frozen=True, slots=True)
class RingBearer(Ref):
    """The creature with that designation; none where you have none (701.54b, 701.54e)."""


@phrase("your Ring-bearer")
@dataclass(frozen=True, slots=True)
class IsBearer(State):
    """ "(~ is) your Ring-bearer" (701.54e)."""


@phrase("you chose a creature other than ~ as your Ring-bearer")
@dataclass(frozen=True, slots=True)
class ChoseAnother(Condition):
    """Of the choice just made as the Ring tempted you."""


@phrase("you don't control a Ring-bearer")
@dataclass(frozen=True, slots=True)
class NoBearer(Condition):
    """No creature that you control has the designation."""


@phrase("the Ring has tempted you {times} or more times this game")
@dataclass(frozen=True, slots=True)
class TemptedOften(Condition):
    """(701.54c)"""

    times: Amount


@phrase("<are> legendary")
@dataclass(frozen=True, slots=True)
class BeLegendary(ObjectVerb):
    """ "(your Ring-bearer) is legendary" (205.4d)."""
