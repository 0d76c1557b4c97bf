"""Phasing (CR 702.26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Instruction, ObjectVerb, Ref
from engine.abilities.trigger_events import ObjectEventVerb
from engine.grammar.phrase import phrase


@phrase("<phase> out")
@dataclass(frozen=True, slots=True)
class PhaseOut(ObjectVerb):
    """ "target creature phases out": it is treated as though it did not exist (702.26b)."""

    lasting: ClassVar[bool] = False
    at_once: ClassVar[bool] = True


@phrase("phase in", form="base")
@dataclass(frozen=True, slots=True)
class PhaseIn(ObjectVerb):
    """ "(they can't) phase in" (702.26a, 101.2): said of what the same text has phased out."""

    needs: ClassVar[str] = "PhaseOut"


@phrase("{what:subj} <phase:@what> out until {leaver:subj} <leave:@leaver> the battlefield")
@phrase(
    "{what:subj} <phase:@what> out until {leaver:subj} <leave:@leaver> the battlefield. Tap that creature as it phases "
    "in this way",
    tapped=True,
)
@dataclass(frozen=True, slots=True)
class PhaseOutUntil(Instruction):
    """ "target creature phases out until ~ leaves the battlefield" (610.4)."""

    what: Ref
    leaver: Ref
    tapped: bool = False


@phrase("<phase> out")
@dataclass(frozen=True, slots=True)
class PhasesOut(ObjectEventVerb):
    """ "(whenever) ~ phases out" looks back in time (603.10b)."""


@phrase("<phase> in")
@dataclass(frozen=True, slots=True)
class PhasesIn(ObjectEventVerb):
    """ "(whenever) ~ phases in" (702.26c)."""
