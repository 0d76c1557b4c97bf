"""What a permanent will be as it enters the battlefield, and the counters it enters with (CR 614.12, 614.1c)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.events import ZoneChange
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.continuous.layers import MODIFIERS, Derived, base, characteristics_with
from engine.state.caches import Cache
from engine.state.characteristics import Characteristics
from engine.state.flipped_cards_and_rooms import whole
from engine.state.game import Game
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


class _Entering(NamedTuple):
    key: tuple[object, ...]
    seen_with: Derived
    found: tuple[GameObject, Characteristics]
    copying: Characteristics | None
    """Held so that its identity, which is part of the key, stays its own."""


_ENTERING: Cache[_Entering] = Cache()
"""What was last asked about: the same move is looked at many times as it is worked out."""


def would_enter(game: Game, event: ZoneChange) -> tuple[GameObject, Characteristics]:
    """The permanent that an object would become by entering in this way, and what it would be.

    Replacement effects that have already changed the event count, as do its own static abilities and the
    continuous effects that exist already (614.12). The object returned is a stand-in; it is in no zone's list.
    """
    key = (
        event.object,
        event.face,
        event.controller,
        event.face_down,
        id(event.copying),
        event.counters,
        event.designations,
        event.chosen,
    )
    now = game.derived()
    known = _ENTERING.get(game)
    if known is not None and known.key == key and known.seen_with is now:
        return known.found
    stand_in = _stand_in(game, event)
    if stand_in.base.abilities.statics or event.counters or any(verb in MODIFIERS for verb in now.by_verb):
        seen = characteristics_with(game, stand_in)
    else:
        seen = base(game, stand_in)
    _ENTERING.keep(game, _Entering(key, now, (stand_in, seen), event.copying))
    return stand_in, seen


def as_it_enters(game: Game, event: ZoneChange) -> Characteristics:
    """The characteristics of the permanent that this event would put onto the battlefield (614.12)."""
    return would_enter(game, event)[1]


def with_counters(event: ZoneChange, kind: str, amount: int) -> ZoneChange:
    """The same event, with more counters on what enters (614.1c)."""
    held = dict(event.counters)
    held[kind] = held.get(kind, 0) + amount
    return replace(event, counters=tuple(held.items()))


def _stand_in(game: Game, event: ZoneChange) -> GameObject:
    it = game.objects[event.object]
    face = event.face or 0
    base = it.base
    if event.copying is not None:
        base = whole(event.copying)
    elif it.card is not None and it.kind is Kind.CARD:
        base = COMPILED.start(it.card, face, Zone.BATTLEFIELD)
    return it.as_if(
        zone=Zone.BATTLEFIELD,
        kind=Kind.TOKEN if it.kind is Kind.COPY else it.kind,  # (608.3f)
        controller=event.controller if event.controller is not None else it.owner,
        base=base,
        face=face,
        face_down=event.face_down,
        tapped=event.tapped,
        counters=dict(event.counters),
        attached_to=event.attached_to,
        chosen=dict(event.chosen),
        memory=replace(event.remembering, designations=frozenset(event.designations)),
    )
