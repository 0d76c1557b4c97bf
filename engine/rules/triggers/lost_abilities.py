"""Telling that what an object would have had trigger does not: effects have taken the ability away (CR 603.2, 613)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Triggered
from engine.events import ZoneChange
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.rules.continuous.layers import LAYER_RULES, Derived
from engine.rules.continuous.layers.what_each_effect_changed import Application, trace
from engine.rules.pipeline.not_happening import still_does_not_happen
from engine.rules.triggers.listening import Listener, Listeners, zones_of
from engine.rules.triggers.looking_back import from_anywhere, leaves
from engine.rules.triggers.matching import matches, would_trigger
from engine.rules.triggers.not_triggering import called_among
from engine.rules.triggers.trigger_events import WATCHES
from engine.rules.triggers.what_is_missed import with_what_is_missed
from engine.state.caches import Cache
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone

_LOST: Cache[tuple[Derived, Listeners]] = Cache()
"""Whose abilities would be listening, had no effect taken them away."""


def tell_lost(game: Game, logged: Iterable[Logged], before: Derived | None) -> None:
    """Tell once a turn of each ability that one of these events would have triggered, were it not for the effects that
    have taken it away; of what looks back, before the events (603.10a)."""
    events = [*logged]
    if before is not None:
        _tell_lost_at(game, before, [one for one in events if leaves(one)], looking_back=True)
    _tell_lost_at(game, game.derived(), events, looking_back=False)


def _tell_lost_at(game: Game, at: Derived, logged: Iterable[Logged], *, looking_back: bool) -> None:
    """The same as things were at one moment; "from anywhere" is never looked back at (603.6c)."""
    for one in logged:
        for listener in _lost(game, at).get(type(one.event), ()):
            looks_back = leaves(one) and not from_anywhere(listener.ability)
            if looks_back is looking_back and matches(game, one, listener) and would_trigger(game, listener, one):
                _tell(game, at, listener, one)


def _lost(game: Game, at: Derived) -> Listeners:
    """The triggered abilities of permanents and of cards in graveyards that effects have taken away, by what they would
    listen for."""
    known = _LOST.get(game)
    if known is not None and known[0] is at:
        return known[1]
    found: Listeners = {}
    for object_id, now in at.characteristics.items():
        start = at.start[object_id]
        if now.abilities is start.abilities or not start.abilities.triggered:
            continue
        zone = game.find(object_id).zone
        if zone not in (Zone.BATTLEFIELD, Zone.GRAVEYARD):
            continue
        for ability in start.abilities.triggered:
            watch = WATCHES.get(type(ability.trigger_event))
            if watch is None or ability in now.abilities.triggered or zone not in zones_of(ability):
                continue
            for kind in watch.events(ability.trigger_event):
                found.setdefault(kind, []).append(Listener(object_id, now.controller, ability))
    _LOST.keep(game, (at, found))
    return found


def _tell(game: Game, at: Derived, listener: Listener, logged: Logged) -> None:
    taken = _taken_by(at, listener.source, listener.ability)
    if taken is None or taken.part is None:
        return
    event = logged.event
    own = isinstance(event, ZoneChange) and listener.source in event.became
    rules: tuple[str, ...] = ("603.6b",) if own else ()
    if leaves(logged):
        rules = ("603.6c",) if from_anywhere(listener.ability) else ("603.10a",)
    start = at.start[listener.source]
    ability = called_among(start.abilities.all, listener.source, listener.ability)  # which one its words say
    by = TargetId.of_object(taken.part.standing.frame.source)
    text = Message("quoted", {"text": with_name(english(listener.ability), start.name).rstrip(".")})
    so = with_what_is_missed(listener.ability)
    said = {
        "object": TargetId.of_object(listener.source),
        "ability": ability,
        "by": by,
        "texts": [text],
        "count": 1,
        "so": so,
    }
    key = "ability-lost" if ability.key == "its-ability" else "ability-lost-said"  # a keyword says which it is
    still_does_not_happen(game, game.turn_began_at, key, *rules, "603.2", LAYER_RULES[taken.layer], **said)


def _taken_by(at: Derived, object_id: ObjectId, ability: Triggered) -> Application | None:
    """What has taken the ability away."""
    applied = trace(at, object_id, lambda together: ())
    return next(
        (
            one
            for one in applied
            if ability in one.before.abilities.triggered and ability not in one.after.abilities.triggered
        ),
        None,
    )
