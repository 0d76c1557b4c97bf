"""Designations that come and go: suspected, monstrous, renowned (CR 701, 702)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Adjective, ObjectVerb
from engine.abilities.conditions.designations import Designation
from engine.abilities.trigger_events import ObjectEventVerb
from engine.grammar.phrase import phrase


@phrase("<become> {designation}")
@dataclass(frozen=True, slots=True)
class BecomeMarked(ObjectEventVerb):
    """ "~ becomes monstrous" (701.37b)."""

    designation: Designation


@phrase("<be> no longer {designation}")
@phrase("<become> no longer {designation}")
@dataclass(frozen=True, slots=True)
class NoLonger(ObjectVerb):
    """ "it's no longer suspected" (701.60a)."""

    lasting: ClassVar[bool] = False
    designation: Designation


@phrase("{designation}", when=lambda node: node.designation is not Designation.SOLVED)
@dataclass(frozen=True, slots=True)
class Marked(Adjective):
    """ "suspected (creature)": has the designation."""

    designation: Designation


@phrase("<become> {designation}")
@dataclass(frozen=True, slots=True)
class BecomeDesignated(ObjectVerb):
    """ "~ becomes solved" (719.3a)."""

    lasting: ClassVar[bool] = False
    designation: Designation


@phrase("<become> level {level:digits}")
@dataclass(frozen=True, slots=True)
class BecomeLevel(ObjectVerb):
    """What activating a class level ability does (716.2a)."""

    lasting: ClassVar[bool] = False
    level: int
