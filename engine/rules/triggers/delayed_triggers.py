"""Delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.ability import Triggered
from engine.abilities.base import TriggerEvent
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import This
from engine.abilities.walk import found
from engine.rules.evaluate.antecedents import antecedent
from engine.rules.triggers.listening import hushed_by
from engine.rules.triggers.looking_back import looks_back_by
from engine.rules.triggers.not_triggering import tell_hushed
from engine.rules.triggers.pending_triggers import PendingTrigger
from engine.rules.triggers.simultaneous_events import Found, counted_apart, events_of, groups
from engine.rules.triggers.trigger_events import WATCHES
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.log import Logged


@dataclass(slots=True)
class DelayedTrigger:
    """A delayed triggered ability (603.7). ``once`` tells whether it is used up by triggering."""

    ability: Triggered
    frame: Frame
    created: int
    once: bool = True
    until: int | None = None
    """The number of the last turn in which it can trigger."""
    until_turn_of: PlayerId | None = None
    """The player whose next turn ends it as it begins."""
    rules: tuple[str, ...] = ()
    """The rules that say what made it (603.7g)."""
    text: str = ""
    """What it says, as that is noted where it is created (``DelayedAbilityCreated``)."""


def is_over(game: Game, delayed: DelayedTrigger) -> bool:
    """Whether the time in which it can trigger has passed (603.7b)."""
    if delayed.until is not None and delayed.until < game.turn.number:
        return True
    player = delayed.until_turn_of
    if player is None:
        return False
    begun = game.turn.number if game.turn.active == player else game.turn.latest.get(player, 0)
    return begun > delayed.created


def speaks_of_what_is_there(game: Game, delayed: DelayedTrigger) -> bool:
    """Whether anything that it names, as what was made, moved or targeted before, is there: else nothing comes of it
    (603.7c)."""
    ability, frame = delayed.ability, delayed.frame
    if any(found(ability.trigger_event, This)) and not game.exists(frame.source):
        return False
    named = [one for one in found(ability, Antecedent) if one.role in (Role.TARGET, Role.RESULT)]
    meant = [it for one in named for it in antecedent(game, one, frame)]
    return not named or any(it.object is None or game.exists(it.object) for it in meant)


def try_delayed(game: Game, delayed: DelayedTrigger, logged: list[Logged]) -> None:
    """A delayed triggered ability triggers on what it watches for in a batch of events; only the first time where that
    uses it up (603.7b)."""
    trigger_event = delayed.ability.trigger_event
    if type(trigger_event) not in WATCHES or is_over(game, delayed):
        return
    source = delayed.frame.source
    times = [
        group for part in counted_apart(trigger_event) for group in groups(part, _found(game, delayed, part, logged))
    ]
    rules = (*(delayed.rules or ("603.7",)), *looks_back_by(trigger_event))
    for group in times[:1] if delayed.once else times:
        first, subject = group[0]
        about = (source, delayed.frame.controller, delayed.ability, first, subject)
        game.note_triggered(PendingTrigger(*about, batch=events_of(group), frame=delayed.frame, rules=rules))
    if times and delayed.once:
        game.use_up(delayed)


def _found(game: Game, delayed: DelayedTrigger, part: TriggerEvent, logged: list[Logged]) -> Found:
    """The events of a batch that are one of those it watches for."""
    watch = WATCHES[type(part)]
    kinds = watch.events(part)
    return [
        (one, subject)
        for one in logged
        if type(one.event) in kinds
        for subject in watch.match(game, part, one.event, delayed.frame)
        if not _is_hushed(game, delayed.frame.source, delayed.ability, one)
    ]


def _is_hushed(game: Game, source: ObjectId, ability: Triggered, logged: Logged) -> bool:
    by = hushed_by(game, source, logged.event, None)
    if by is not None:
        tell_hushed(game, source, ability, by)
    return by is not None
