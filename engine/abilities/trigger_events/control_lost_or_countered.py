"""Losing control of something, and spells being countered: events that triggers look back at (CR 603.10d-e)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Qualifier, Ref, TriggerEvent, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events.base import ObjectEventVerb, Parties, PlayerEventVerb
from engine.grammar.phrase import phrase


@phrase("<lose> control of {what:obj}")
@dataclass(frozen=True, slots=True)
class LoseControl(PlayerEventVerb):
    """ "you lose control of ~": another player gains it, or it leaves the battlefield."""

    looked_back_by: ClassVar[tuple[str, ...]] = ("603.10d",)
    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<gain> control of {what:obj} from you")
@dataclass(frozen=True, slots=True)
class GainControlFromYou(PlayerEventVerb):
    """ "an opponent gains control of a permanent from you"."""

    looked_back_by: ClassVar[tuple[str, ...]] = ("603.10d",)
    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Ref


@phrase("<be> countered")
@dataclass(frozen=True, slots=True)
class GetCountered(ObjectEventVerb):
    """ "a spell you've cast is countered" (701.6a)."""

    looked_back_by: ClassVar[tuple[str, ...]] = ("603.10e",)


@phrase("a spell or ability {who:subj} <control:@who> counters {what:obj}")
@dataclass(frozen=True, slots=True)
class CountersSpell(TriggerEvent):
    """ "Whenever a spell or ability you control counters a spell" (701.6a)."""

    looked_back_by: ClassVar[tuple[str, ...]] = ("603.10e",)
    who: Who
    what: Ref


@phrase("you've cast")
@dataclass(frozen=True, slots=True)
class YouveCast(Qualifier):
    """A spell that you cast, and no copy that was never cast (707.10); said of what an event happens to, as elsewhere
    it is a number of spells that "you've cast this turn"."""

    of_party: ClassVar[bool] = True
