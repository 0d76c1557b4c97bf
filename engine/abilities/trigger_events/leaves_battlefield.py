"""Permanents that leave the battlefield, by who controlled them (CR 603.6c, 603.10a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Qualifier
from engine.abilities.trigger_events import ObjectEventVerb
from engine.grammar.phrase import phrase


@phrase("<leave> the battlefield under your control")
@dataclass(frozen=True, slots=True)
class LeaveUnderControl(ObjectEventVerb):
    """ "a permanent left the battlefield under your control": you controlled it as it left (608.2h)."""


@phrase("you controlled")
@dataclass(frozen=True, slots=True)
class YouControlled(Qualifier):
    """ "(a permanent) you controlled (left the battlefield)": as it last was (608.2h)."""
