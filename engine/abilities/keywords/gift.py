"""Gift (CR 702.174)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Who
from engine.abilities.nouns.antecedents import Role
from engine.abilities.trigger_events.base import PlayerEventVerb
from engine.grammar.phrase import phrase


@phrase("the promised player")
@dataclass(frozen=True, slots=True)
class PromisedPlayer(Who):
    """The opponent who was chosen as the gift was promised (702.174a)."""


@phrase("<give> a gift")
@dataclass(frozen=True, slots=True)
class GiveGift(PlayerEventVerb):
    """A spell whose gift was promised, or the gift ability of a permanent, resolves (702.174c)."""

    who_role: ClassVar[Role] = Role.EVENT
