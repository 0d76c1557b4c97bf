"""What happens for the first time in a turn (CR 603.2)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import TriggerEvent
from engine.abilities.keywords.crew_saddle import BecomeRidden
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import AtLeast, Fixed
from engine.abilities.trigger_events.base import EventVerb
from engine.abilities.trigger_events.combat import Attack
from engine.abilities.trigger_events.objects import BecomeTarget, CountersPutOn
from engine.abilities.trigger_events.players import EachTurn, GainLife, LoseLife
from engine.abilities.trigger_events.subjects import ObjectEvent, PlayerEvent
from engine.grammar.phrase import phrase

_SAY_SO_THEMSELVES = (Attack, BecomeRidden, BecomeTarget, GainLife, LoseLife)
"""Acts with words of their own for the first time."""

_OF_THE_PLAYER = (EachTurn.THEIRS, EachTurn.THEIR_TURN)
"""Turns that are told by the player who does it."""


def _is_said_of_it(event: EventFirstTime) -> bool:
    if isinstance(event.first, CountersPutOn):
        return not event.first.each and event.turns not in _OF_THE_PLAYER
    if len(event.first.acts) != 1 or isinstance(event.first.acts[0], _SAY_SO_THEMSELVES):
        return False
    told = event.first.acts[0].what if isinstance(event.first, PlayerEvent) else event.first.subject
    several = isinstance(told, Some) and isinstance(told.count, AtLeast) and told.count.amount != Fixed(1)
    return not several and (isinstance(event.first, PlayerEvent) or event.turns not in _OF_THE_PLAYER)


@phrase("{first} for the first time {turns}", when=_is_said_of_it)
@dataclass(frozen=True, slots=True)
class EventFirstTime(TriggerEvent):
    """ "(whenever) you create one or more tokens for the first time each turn", "this creature becomes tapped for the
    first time during each of your turns": not if the same has done so earlier in the turn (603.2)."""

    first: ObjectEvent | PlayerEvent | CountersPutOn
    turns: EachTurn

    @property
    def events(self) -> tuple[TriggerEvent, ...]:
        """What happens."""
        return (self.first,)

    @property
    def acts(self) -> tuple[EventVerb, ...]:
        """What is done in it."""
        return self.first.acts
