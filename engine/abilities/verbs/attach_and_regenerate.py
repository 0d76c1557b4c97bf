"""What is done with permanents that stay on the battlefield: attaching and regenerating (CR 701.3, 701.19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Declaration, ObjectVerb, PlayerVerb, Ref
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.object_phrases import This
from engine.abilities.trigger_events.base import ObjectAct, Parties
from engine.grammar.phrase import phrase


@phrase("<attach> {what:obj} to {to:obj}")
@phrase("<attach> {what:obj} to {to:obj} as though it were a creature", as_creature=True)
@dataclass(frozen=True, slots=True)
class Attach(PlayerVerb):
    """Put an Aura, Equipment or Fortification onto something (701.3a), or Equipment onto a planeswalker (702.6e)."""

    what: Ref
    to: Ref
    as_creature: bool = False


@phrase("<tap> or <untap> {what:obj}")
@dataclass(frozen=True, slots=True)
class TapOrUntap(PlayerVerb):
    """ "tap or untap target creature": which of the two is decided as it is carried out (608.2d)."""

    what: Ref


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
class BecomeUnattached(ObjectAct):
    """ "(whenever ~) becomes unattached from a permanent" (701.3d, 603.10c)."""

    event_parties: ClassVar[Parties] = {"host": Role.FORMER_HOST}
    host: Ref


@phrase("if {what:subj} would be destroyed, regenerate it")
@dataclass(frozen=True, slots=True)
class AlwaysRegenerates(Declaration):
    """ "If ~ would be destroyed, regenerate it": each time (701.19b)."""

    what: This


@phrase("<regenerate> {what:obj}")
@dataclass(frozen=True, slots=True)
class Regenerate(PlayerVerb):
    """Shield a permanent from being destroyed the next time this turn (701.19a)."""

    what: Ref


@dataclass(frozen=True, slots=True)
class RegenerationShield(ObjectVerb):
    """What a regenerated permanent has until the shield is used or the turn ends (701.19a)."""
