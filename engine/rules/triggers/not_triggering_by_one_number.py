"""Telling that an ability does not trigger as one number of what it watches for, or its name, is another (CR 603.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from engine.abilities.base import TriggerEvent
from engine.abilities.trigger_events import TriggerWord
from engine.events import Event, SpellCast
from engine.rules.evaluate.fitting_but_for_one_number import failing, wider
from engine.rules.evaluate.mana_value import rules_of_mana_values
from engine.rules.pipeline.not_happening import still_does_not_happen
from engine.rules.triggers.listening import Listener, Listeners
from engine.rules.triggers.matching import matches, would_trigger
from engine.rules.triggers.not_triggering import called
from engine.rules.triggers.what_is_missed import with_what_is_missed
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.zones import Zone

SEEN = (Zone.BATTLEFIELD, Zone.STACK)
"""Where something is whose number is told, not that which it had."""


def tell_near_misses(game: Game, batch: Iterable[Logged], listening: Listeners, triggering: Collection[int]) -> None:
    """Tell once a turn of each ability of a permanent that would have triggered on one of these events, had one number
    or name been another. ``triggering`` are the ids of the listeners that trigger on this batch."""
    for logged in batch:
        for listener in listening.get(type(logged.event), ()):
            if id(listener) not in triggering and listener.ability.word is TriggerWord.WHENEVER:
                _tell_of(game, logged, listener)


def _spoken_of(game: Game, event: Event, subject: TargetId | None) -> GameObject | None:
    """Whose number it is: the spell that has been cast, or what the event has happened to."""
    cast = event.object if isinstance(event, SpellCast) else None
    its = cast if cast is not None else subject.object if subject is not None else None
    return game.objects.get(its) if its is not None else None


def _tell_of(game: Game, logged: Logged, listener: Listener) -> None:
    ability = listener.ability
    for event, part in wider(ability.trigger_event):
        assert isinstance(event, TriggerEvent)
        as_if = replace(listener, ability=replace(ability, trigger_event=event))
        for _, subject in matches(game, logged, as_if):
            it = _spoken_of(game, logged.event, subject)
            if it is None or it.zone not in SEEN or game.find(listener.source).zone is not Zone.BATTLEFIELD:
                continue
            frame = Frame(listener.source, listener.controller, ability, event=logged.event)
            why = failing(game, part, it, game.characteristics(it), frame)
            if why is None or not would_trigger(game, listener, logged):
                continue
            named, so = called(game, listener.source, ability), with_what_is_missed(ability)
            said = {"ability": named, "object": TargetId.of_object(it.id), "why": why, "so": so}
            rules = rules_of_mana_values(game, part, [it.id])
            still_does_not_happen(game, game.turn_began_at, "near-miss", "603.2", *rules, **said)
