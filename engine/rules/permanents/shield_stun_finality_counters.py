"""Counters that rules give a meaning of their own: shield, stun and finality counters (CR 122.1c-d, 122.1h)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.events import CountersRemoved, Damage, DamagePrevented, Destroyed, Event, Untapped, ZoneChange
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, simply, to_exile
from engine.rules.replacement.prevention import can_be_prevented, tell_unpreventable
from engine.state.choices import Gen, Message
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.state.zones import Zone

Instead = Callable[[Game, Event], Gen[list[Event]]]


def _with(game: Game, event: Event, kind: str) -> GameObject | None:
    """The permanent that an event happens to, if it has a counter of this kind."""
    it = game.now(event.affected_object) if event.affected_object is not None else None
    return it if it is not None and it.zone is Zone.BATTLEFIELD and it.counters.get(kind) else None


def _used(it: GameObject, kind: str) -> CountersRemoved:
    return CountersRemoved(it.target, kind, 1, it.counters[kind] - 1)


def _offer(it: GameObject, kind: str, rule: str, instead: Instead) -> Replacement:
    return Replacement(
        (kind, it.id),
        it.id,
        Message("counter-replaces", {"object": it.target, "kind": kind}),
        (rule,),
        instead,
    )


@simply
def _shielded(game: Game, event: Event) -> list[Event]:
    """Instead of being destroyed it loses a shield counter (122.1c)."""
    assert isinstance(event, Destroyed)
    return [_used(game.objects[event.object], "shield")]


@replaces(Destroyed, by="122.1c")
def _shield_from_destruction(game: Game, event: Event) -> Iterable[Replacement]:
    """A shield counter saves from destruction by an effect, not by state-based actions (122.1c)."""
    assert isinstance(event, Destroyed)
    it = _with(game, event, "shield")
    if it is not None and not event.by_rule:
        yield _offer(it, "shield", "122.1c", _shielded)


@simply
def _damage_shielded(game: Game, event: Event) -> list[Event]:
    """The damage is prevented and a shield counter removed (122.1c); the counter also where it can't be (615.12).
    Damage dealt at the same time by several sources costs one counter (615.13)."""
    assert isinstance(event, Damage)
    it = game.objects[event.target.object_id]
    used = _used(it, "shield")
    removed = [] if game.batch is not None and used in game.batch.settled else [used]
    if not can_be_prevented(game, event):
        return [event, *removed]
    return [DamagePrevented(event.source, event.target, event.amount, it.id, event.combat), *removed]


@replaces(Damage, by="122.1c")
def _shield_from_damage(game: Game, event: Event) -> Iterable[Replacement]:
    assert isinstance(event, Damage)
    it = _with(game, event, "shield")
    if it is None:
        return
    if not can_be_prevented(game, event):
        tell_unpreventable(game, event)
    yield _offer(it, "shield", "122.1c", _damage_shielded)


@simply
def _stays_tapped(game: Game, event: Event) -> list[Event]:
    """Instead of untapping it loses a stun counter (122.1d)."""
    assert isinstance(event, Untapped)
    return [_used(game.objects[event.object], "stun")]


@replaces(Untapped, by="122.1d")
def _stun(game: Game, event: Event) -> Iterable[Replacement]:
    it = _with(game, event, "stun")
    if it is not None and it.tapped:
        yield _offer(it, "stun", "122.1d", _stays_tapped)


@replaces(ZoneChange, by="122.1h")
def _finality(game: Game, event: Event) -> Iterable[Replacement]:
    assert isinstance(event, ZoneChange)
    it = _with(game, event, "finality") if event.dies else None
    if it is not None:
        yield _offer(it, "finality", "122.1h", to_exile)
