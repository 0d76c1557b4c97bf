"""Revealing, and looking at what others don't see, as texts say it (CR 701.20)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.trigger_events import Their
from engine.grammar.phrase import phrase


@phrase("<reveal> {what:obj}")
@dataclass(frozen=True, slots=True)
class Reveal(PlayerVerb):
    """Show cards to all players (701.20a)."""

    what: Ref


@phrase("<reveal> a card at random from {whose} hand")
@dataclass(frozen=True, slots=True)
class RevealAtRandom(PlayerVerb):
    """ "that player reveals a card at random from their hand" (701.20a)."""

    makes = frozenset({"card"})
    whose: Their


@phrase("<look> at {what:obj}")
@dataclass(frozen=True, slots=True)
class LookAt(PlayerVerb):
    """See cards that others do not see (701.20e)."""

    what: Ref
