"""Attaching and unattaching, as texts say it (CR 701.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events.base import ObjectEventVerb, Parties
from engine.grammar.phrase import phrase


@phrase("<attach> {what:obj} to {to:obj}")
@phrase("<attach> {what:obj} to {to:obj} as though it were a creature", as_creature=True)
@dataclass(frozen=True, slots=True)
class Attach(PlayerVerb):
    """Put an Aura, Equipment or Fortification onto something (701.3a), or Equipment onto a planeswalker (702.6e)."""

    what: Ref
    to: Ref
    as_creature: bool = False


@phrase("<unattach> {what:obj}")
@dataclass(frozen=True, slots=True)
class Unattach(PlayerVerb):
    """(701.3d)"""

    what: Ref


@phrase("<unattach> all Equipment from {what:obj}")
@dataclass(frozen=True, slots=True)
class UnattachAll(PlayerVerb):
    """ "Unattach all Equipment from target creature." (701.3d)"""

    what: Ref


@phrase("<become> unattached from {host:obj}")
@dataclass(frozen=True, slots=True)
class BecomeUnattached(ObjectEventVerb):
    """ "(whenever ~) becomes unattached from a permanent" (701.3d, 603.10c)."""

    event_parties: ClassVar[Parties] = {"host": Role.FORMER_HOST}
    host: Ref
