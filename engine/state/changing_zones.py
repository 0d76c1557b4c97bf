"""Objects that change zones, merge or cease to exist (CR 400.7, 730): done by events alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.abilities.permissions.before_the_game import ColorOfCommander
from engine.state.characteristics import Characteristics
from engine.state.flipped_cards_and_rooms import SPLIT, whole
from engine.state.ids import ObjectId, TargetId
from engine.state.last_known_information import Former, attached_to_it, last_seen
from engine.state.memory import NOTHING
from engine.state.merged_permanents import (
    Melding,
    component,
    meld,
    merge,
)
from engine.state.objects import GameObject, Kind
from engine.state.turn import Step
from engine.state.unknown_cards import put_into_library, take_from_library
from engine.state.zones import ABILITIES, Zone

if TYPE_CHECKING:
    from engine.events import ZoneChange
    from engine.state.game import Game
from engine.state.carried_from_spell_to_permanent import carry_over


def move(game: Game, change: ZoneChange) -> list[ObjectId]:
    """Carry out a zone change and return the id of the new object (400.7); of a merged permanent, of each object
    that it was made of, from the top (730.3)."""
    old = game.objects[change.object]
    assert old.zone is change.origin, f"{change} is said of what is in the {old.zone.value}"
    if old.kind is Kind.COPY and change.origin is Zone.STACK and change.to is Zone.BATTLEFIELD:
        old.kind = Kind.TOKEN  # a copy of a permanent spell becomes a token as it resolves (608.3f)
    seen = last_seen(game, old)
    on_it = attached_to_it(game, old) if change.origin is Zone.BATTLEFIELD else frozenset()
    if _host_is_gone(game, old):
        old.attached_to = None
    take_out(game, old)
    ids = _part(game, old, change, seen) if old.components else [_arrive(game, old, old, change, seen)]
    if change.melding is not None:
        _meld(game, game.objects[ids[0]], old, change.melding)
    game.former[old.id] = Former(old, seen, ids[0], game.combat.about(old.id), tuple(ids[1:]), on_it)
    del game.objects[old.id]
    if change.origin is Zone.BATTLEFIELD:
        game.combat.remove(old.id)
        game.known_controller.pop(old.id, None)
        game.bump("combat")
    game.bump(change.origin.value)
    if change.attacking is not None:
        game.combat.attack(ids[0], change.attacking)
        if game.turn.step.place >= Step.DECLARE_BLOCKERS.place:
            game.combat.unblocked.add(ids[0])
    return ids


def _chosen_before_the_game(game: Game, it: GameObject) -> dict[str, object]:
    """The color chosen for a commander, which it has wherever it goes (607.2p)."""
    if it.commander is None or it.card is None or "color" not in it.chosen:
        return {}
    effects = [e for face in game.printed.faces(it.card) for a in face.abilities.statics for e in a.effects]
    return {"color": it.chosen["color"]} if any(isinstance(e, ColorOfCommander) for e in effects) else {}


def _host_is_gone(game: Game, it: GameObject) -> bool:
    """Whether an Aura leaves only now that what it enchanted has left: it was last attached to nothing (704.5m)."""
    if it.attached_to is None or it.attached_to.object is None or it.attached_to.object in game.objects:
        return False
    return game.before_batch is None or it.attached_to.object not in game.before_batch.characteristics


def _part(game: Game, old: GameObject, change: ZoneChange, seen: Characteristics) -> list[ObjectId]:
    """Each component of a merged permanent goes to its zone by itself (730.3)."""
    parts = old.parts
    order = list(dict.fromkeys([*(i for i, _ in change.parts), *range(len(parts))]))
    if change.to is Zone.LIBRARY and (change.position is None or change.position >= 0):
        order.reverse()  # each is put on top of those before it
    made = {}
    for number in order:
        there = replace(change, to=dict(change.parts).get(number, change.to))
        made[number] = _arrive(game, old, parts[number], there, seen)
    return [made[number] for number in sorted(made)]


def _arrive(game: Game, old: GameObject, part: GameObject, change: ZoneChange, seen: Characteristics) -> ObjectId:
    """The new object that what moves becomes, or that one component of it becomes."""
    face = change.face if change.face is not None else (part.face if change.to is Zone.STACK else 0)
    if change.to is not Zone.STACK and part.card is not None and part.card.layout == SPLIT:
        face = 0  # its halves are one face everywhere else (709.4)
    new = part.copy()
    new.id = game.new_id()
    new.announced = change.announced
    new.on_stack = None
    new.components = ()
    _forget(new)
    new.zone = change.to
    new.face = face
    new.base = _base_after(game, part, change, face)
    new.controller = change.controller if change.controller is not None else part.owner
    new.timestamp = game.next_timestamp()
    new.tapped = change.tapped
    new.face_down = change.face_down
    new.counters = {kind: count for kind, count in change.counters if count > 0}
    new.counter_times = {}
    new.attached_to = change.attached_to
    new.protector = change.protector
    new.chosen = {**_chosen_before_the_game(game, part), **dict(change.chosen)}
    if change.to is Zone.BATTLEFIELD:
        new.since = game.turn.number
        game.known_controller[new.id] = new.controller
        if old.zone is Zone.STACK and old.announced is not None:
            new.announced = old.announced
        if old.zone is Zone.STACK:
            carry_over(game, old.target, new.target)
            if change.controller == seen.controller:  # who put the spell onto the stack, by default (110.2b)
                new.controller = old.controller
        carry_over(game, TargetId.of_entering(old.id), new.target)
    designations = frozenset(change.designations if change.to is Zone.BATTLEFIELD else ())
    new.memory = replace(change.remembering, designations=designations) if designations else change.remembering
    game.objects[new.id] = new
    place = game.zone_list(change.to, new.owner) if change.to is not Zone.NOWHERE else None
    if change.to is Zone.LIBRARY:
        put_into_library(game, new.id, new.owner, change.position)
    elif place is not None:
        if change.position is None or change.position < 0:
            place.append(new.id)
        else:
            place.insert(change.position, new.id)
    game.origins[new.id] = part.id
    game.bump(change.to.value)
    return new.id


def merge_onto(game: Game, spell_id: ObjectId, permanent_id: ObjectId, over: bool) -> None:
    """What represents a spell becomes a component of a permanent (730.2); what affects the spell affects that
    permanent from now on (702.140f)."""
    spell = game.objects[spell_id]
    seen = last_seen(game, spell)
    take_out(game, spell)
    del game.objects[spell_id]
    merge(spell, game.objects[permanent_id], over)
    game.former[spell_id] = Former(spell, seen, permanent_id)
    carry_over(game, spell.target, TargetId.of_object(permanent_id))


def _meld(game: Game, made: GameObject, one: GameObject, melding: Melding) -> None:
    """The other card of a meld pair enters with the first, as one permanent (701.42a, 712.14c)."""
    other = game.objects[melding.other]
    game.former[other.id] = Former(other, last_seen(game, other), made.id)
    take_out(game, other)
    del game.objects[other.id]
    meld(made, (component(one), component(other)), melding.into, melding.face)


def _base_after(game: Game, old: GameObject, change: ZoneChange, face: int) -> Characteristics:
    if change.copying is not None:
        copied: Characteristics = change.copying
        return whole(copied) if change.to is Zone.BATTLEFIELD else copied
    if old.card is None or old.kind is Kind.COPY:
        return old.base
    return game.printed.start(old.card, face, change.to)


def put_there(game: Game, object_id: ObjectId, zone: Zone) -> None:
    """An object that was nowhere before, such as an emblem, is put at the end of a zone."""
    it = game.objects[object_id]
    it.zone = zone
    game.zone_list(zone, it.owner).append(object_id)


def take_out(game: Game, it: GameObject) -> None:
    """Remove an object from its zone's list."""
    if it.zone is Zone.LIBRARY:
        take_from_library(game, it.id, it.owner)
    elif it.zone is not Zone.NOWHERE:
        game.zone_list(it.zone, it.owner).remove(it.id)


def cease(game: Game, object_id: ObjectId) -> None:
    """An object ceases to exist; what it was is remembered."""
    it = game.objects[object_id]
    seen = last_seen(game, it)
    take_out(game, it)
    game.former[object_id] = Former(it, seen, None, game.combat.about(object_id))
    del game.objects[object_id]
    game.bump(ABILITIES if it.kind is Kind.ABILITY else it.zone.value)


def _forget(it: GameObject) -> None:
    """A new object has no memory of its former existence (400.7)."""
    it.damage = 0
    it.deathtouched = False
    it.flipped = False
    it.phased_out = False
    it.memory = NOTHING
