"""Players, and players or permanents, that become targets (CR 115.1, 603.2e)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Ref, TriggerEvent, Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Joint
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import AtLeast
from engine.abilities.trigger_events.base import EventVerb, Parties, PlayerEventVerb
from engine.abilities.trigger_events.objects import BecomeTarget, Targeting
from engine.grammar.phrase import phrase


@phrase("<become> the target of {by}[ {controller:subj} <control:@controller>]")
@dataclass(frozen=True, slots=True)
class PlayerBecomesTarget(PlayerEventVerb):
    """ "you become the target of a spell or ability an opponent controls"."""

    event_parties: ClassVar[Parties] = {"controller": Role.EVENT_OTHER}
    who_role: ClassVar[Role] = Role.EVENT
    by: Targeting
    controller: Who | None = None


def _is_of_several(event: YouOrYoursTargeted) -> bool:
    """ "And/or" goes with "at least one", "or" with each by itself."""
    several = isinstance(event.what, Some) and isinstance(event.what.count, AtLeast)
    return several is (event.joint is Joint.ANDOR)


@phrase("you or {what:subj} {act:@what}", when=_is_of_several)
@phrase("you and/or {what:subj} {act:@what}", joint=Joint.ANDOR, when=_is_of_several)
@dataclass(frozen=True, slots=True)
class YouOrYoursTargeted(TriggerEvent):
    """ "you or a permanent you control becomes the target of a spell": each of them that does; with "and/or at least
    one" all that become targets at the same time are one (603.2c)."""

    what: Ref
    act: BecomeTarget
    joint: Joint = Joint.OR

    @property
    def acts(self) -> tuple[EventVerb, ...]:
        """What both do."""
        return (self.act,)
