"""What effects make so of attacking, blocking and untapping that is so still: as verdicts tell it, for nothing that can
be seen of a permanent has changed (CR 508.1c-d, 509.1b, 701.15a, 502.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine import events as ev
from engine.abilities.durations.durations import TurnDuration, Until
from engine.report.narration.draft import Draft
from engine.report.narration.effects_in_words import OF_COMBAT
from engine.state.continuous_effects import Effect
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.turn import Step
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.table.table import Table

IN_WORDS, MISSES_UNTAP = "tell-effect-in-words", "tell-misses-untap"
"""The steps of effects that are told in words of our own."""

_FOR_NOW = (TurnDuration.THIS_TURN, TurnDuration.END_OF_TURN, TurnDuration.END_OF_COMBAT, TurnDuration.THIS_COMBAT)
"""Durations that say nothing any more once the creatures have fought."""


def still_said(drafts: Sequence[Draft], table: Table) -> Iterator[Draft]:
    """The steps of such effects that can matter yet, of creatures that are still there."""
    for draft in drafts:
        begun = [one.event.effect for one in draft.events if isinstance(one.event, ev.EffectBegins)]
        if draft.key == IN_WORDS and any(_matters(effect, table) for effect in begun):
            yield draft
        if draft.key == MISSES_UNTAP and any(_holds_tapped(effect, table) for effect in begun):
            yield draft


def removes_from_combat(logged: Logged) -> bool:
    """Whether an effect does that to a creature by name, or it deals no combat damage for it (506.4, 510.1)."""
    event = logged.event
    return isinstance(event, ev.RemovedFromCombat) and (event.reason == "effect" or event.undealt)


def _is_on(effect: Effect, table: Table) -> bool:
    """Whether an effect has not ended."""
    return any((one.source, one.timestamp) == (effect.source, effect.timestamp) for one in table.game.effects)


def _those_there(effect: Effect, table: Table) -> list[GameObject]:
    """What it affects that is on the battlefield."""
    known = (one.object for one in effect.affected or () if one.object is not None and table.game.exists(one.object))
    return [it for it in map(table.game.find, known) if it.zone is Zone.BATTLEFIELD]


def _holds_tapped(effect: Effect, table: Table) -> bool:
    """Whether an effect still keeps something tapped from untapping (502.3)."""
    return _is_on(effect, table) and any(it.tapped for it in _those_there(effect, table))


def _matters(effect: Effect, table: Table) -> bool:
    """Whether an effect that does nothing else has a combat before it, and lasts until then."""
    if not all(verb in OF_COMBAT for verb in effect.verbs):
        return False
    if not _is_on(effect, table):
        return False
    duration = effect.duration
    over = table.game.turn.step.place >= Step.COMBAT_DAMAGE.place
    if over and isinstance(duration, Until) and duration.when in _FOR_NOW:
        return False
    return bool(_those_there(effect, table))
