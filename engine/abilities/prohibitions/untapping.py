"""What does not untap, may stay tapped, or untaps in other players' untap steps too (CR 502.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import (
    Amount,
    Condition,
    Declaration,
    ObjectVerb,
    PlayerVerb,
    Ref,
)
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import phrase


class UntapStep(Enum):
    """In whose untap step something does not untap: always its controller's."""

    YOUR = "your untap step"
    ITS_CONTROLLERS = "its controller's untap step"
    THEIR_CONTROLLERS = "their controllers' untap steps"


@phrase("<don't> untap during {step}[ if {condition}]")
@dataclass(frozen=True, slots=True)
class StaysTapped(ObjectVerb):
    """ "doesn't untap during its controller's untap step" (502.3)."""

    step: UntapStep
    condition: Condition | None = None


@phrase("you may choose not to untap ~ during your untap step")
@dataclass(frozen=True, slots=True)
class MayStayTapped(Declaration):
    """(502.3)"""


@phrase("untap {what:obj} during each other player's untap step")
@phrase("untap {what:obj} during each opponent's untap step", opponents=True)
@dataclass(frozen=True, slots=True)
class UntapsOften(Declaration):
    """ "Untap all permanents you control during each other player's untap step." (502.3)"""

    what: Ref
    opponents: bool = False
    """Whether it is said with "opponent": the same, as long as there are no teams."""


@phrase("can't untap more than {count} {group:#count} during their untap steps")
@dataclass(frozen=True, slots=True)
class UntapsAtMost(PlayerVerb):
    """ "(players) can't untap more than one land during their untap steps" (502.3)."""

    lasting: ClassVar[bool] = True
    count: Amount
    group: Group


@phrase("become untapped", form="base")
@dataclass(frozen=True, slots=True)
class BecomeUntapped(ObjectVerb):
    """ "(can't) become untapped": by no effect, and not in an untap step (101.2)."""
