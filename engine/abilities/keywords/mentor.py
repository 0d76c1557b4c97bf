"""Mentor (CR 702.134)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Ref
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events.base import ObjectEventVerb, Parties
from engine.grammar.phrase import phrase


@phrase("<mentor> {what:obj}")
@dataclass(frozen=True, slots=True)
class MentorOne(ObjectEventVerb):
    """A mentor ability of it resolves with that target (702.134c)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT_OTHER}
    what: Ref
