"""The state that a game is in, to tell whether it has been in the same before (CR 732)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import fields
from typing import Any

from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.memory import NOTHING, Memory
from engine.state.objects import GameObject
from engine.state.zones import Zone

TIMES = 3
"""How often a state must have come up to be called a loop."""


class Recurrence:
    """Whether states come back, found in a time that grows as the loop does and no faster (Brent): each is compared
    with one earlier state, which is given up for a later one after ever more steps."""

    def __init__(self) -> None:
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget what has been seen."""
        self._mark: Hashable = None
        self._state: Hashable = None
        self._steps, self._patience, self._times = 0, 1, 0

    def times(self, mark: Hashable, state: Callable[[], Hashable]) -> int:
        """How often a state has come up, as far as it is the one compared with; 0 for any other. ``mark`` is something
        quickly found that is equal wherever states are."""
        self._steps += 1
        if mark == self._mark and state() == self._state:
            self._times += 1
            self._patience = max(self._patience, (TIMES - 1) * self._steps)  # as long again for each time still to come
            return self._times
        if self._steps >= self._patience:
            self._mark, self._state, self._times = mark, state(), 1
            self._steps, self._patience = 0, 2 * self._patience
        return 0


def mark_of(game: Game) -> Hashable:
    """What is quickly found of the state of a game: equal wherever states are."""
    turn, stack = game.turn, game.stack
    top = game.objects[stack[-1]].on_stack if stack else None
    piles = [game.ids(zone, p.number) for p in game.players for zone in _PILES]
    ends = [game.characteristics(i).name for ids in piles for i in (*ids[:1], *ids[-1:])]
    return (
        turn.number,
        turn.step,
        turn.priority,
        turn.passed,
        len(stack),
        hash(top.ability) if top is not None else None,
        len(game.battlefield),
        tuple(map(len, piles)),
        tuple(ends),
    )


_PILES = (Zone.LIBRARY, Zone.GRAVEYARD)
"""The zones that loops go through card by card."""


def state_of(game: Game, effects: Iterable[Effect]) -> Hashable:
    """Everything that decides how the game goes on, with objects known by their places instead of their ids; but not
    the players' life totals. ``effects`` are the continuous effects that are more than what they make of the objects.
    """
    objects = [it for zone in Zone if zone is not Zone.NOWHERE for it in game.in_zone(zone)]
    places = {it.id: place for place, it in enumerate(objects)}
    turn = game.turn
    return (
        (turn.number, turn.step, turn.active, turn.priority, turn.passed, len(turn.queue), game.daytime),
        tuple(
            (
                (_pairs(p.counters), _pairs(p.mana), p.left, len(game.ids(Zone.LIBRARY, p.number))),
                (
                    frozenset(p.designations),
                    p.speed,
                    p.tempted,
                    None if p.ring_bearer is None else places.get(p.ring_bearer),
                ),
            )
            for p in game.players
        ),
        tuple(_about(game, it, places) for it in objects),
        tuple((hash(e.verbs), e.uses, _refs(e.affected or (), places)) for e in effects),
        tuple(hash(d.ability) for d in game.delayed),
        tuple((places.get(i), _ref(t, places)) for i, t in game.combat.attackers.items()),
        tuple((places.get(i), tuple(map(places.get, those))) for i, those in game.combat.blockers.items()),
    )


def _about(game: Game, it: GameObject, places: dict[ObjectId, int]) -> Hashable:
    ch = game.characteristics(it)
    on, made = it.on_stack, it.announced
    return (
        (it.zone, it.owner, ch.controller, ch.name, it.kind, it.face, ch.power, ch.toughness, frozenset(ch.types)),
        (it.tapped, it.flipped, it.face_down, it.phased_out, it.damage, it.deathtouched, it.protector),
        _pairs(it.counters),
        _ref(it.attached_to, places) if it.attached_to is not None else None,
        _pairs({key: _known(value, places) for key, value in it.chosen.items()}),
        _remembered(it.memory, places),
        (places.get(on.source), hash(on.ability)) if on is not None else None,
        (tuple(_refs(slot, places) for slot in made.targets), made.modes, made.x) if made is not None else None,
    )


def _pairs(of: dict[str, Any]) -> Hashable:
    return tuple(sorted((key, repr(value)) for key, value in of.items()))


def _remembered(memory: Memory, places: dict[ObjectId, int]) -> Hashable:
    if memory is NOTHING:
        return ()
    values = ((one.name, getattr(memory, one.name)) for one in fields(memory))
    return tuple((name, repr(_known(value, places))) for name, value in values if value != getattr(NOTHING, name))


def _known(value: Any, places: dict[ObjectId, int]) -> Any:
    """What an object remembers, with the ids of objects that still exist as their places."""
    if isinstance(value, TargetId):
        return _ref(value, places)
    if isinstance(value, tuple | list):
        return tuple(_known(one, places) for one in value)
    if isinstance(value, frozenset):
        return sorted(value)
    return ("place", places[ObjectId(value)]) if isinstance(value, int) and value in places else value


def _ref(target: TargetId, places: dict[ObjectId, int]) -> Hashable:
    return target if target.object is None else ("place", places.get(target.object))


def _refs(targets: Iterable[TargetId], places: dict[ObjectId, int]) -> Hashable:
    return tuple(_ref(target, places) for target in targets)
