"""What can't be told apart, so that a choice among it can't matter and need not be asked.

Objects are interchangeable if the game with any two of them swapped would be the same game: they have the same
characteristics, owner, counters, damage and state, the same has happened to them, and nothing (an effect, something on
the stack, an attachment, a linked ability) speaks of one and not of the others. In doubt they are told apart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from typing import Any

from cards.model import Card
from engine.abilities.base import Ability, Node
from engine.abilities.nouns.linked_abilities import BroughtWith, ExiledCards, IsExiledWith
from engine.abilities.nouns.qualifiers import ExiledWith
from engine.abilities.verbs.drawn_this_turn import DrawnThisTurn
from engine.abilities.walk import walk
from engine.events import (
    BecameTarget,
    CharacteristicsChanged,
    DamageMarked,
    DamageWearsOff,
    DidNotHappen,
    EffectBegins,
    EffectEnds,
    Tapped,
    Untapped,
    ZoneChange,
)
from engine.events.base import looked_at
from engine.grammar.memoize import memoized
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Illegal
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.log import Logged
from engine.state.memory import NOTHING
from engine.state.noted import Noted
from engine.state.objects import GameObject
from engine.state.zones import Zone

_NO_OBJECTS = frozenset({"player", "protector"})
"""The keys of what was chosen for an object whose numbers are no objects."""

_OF_OLD = (BecameTarget, DamageMarked, DamageWearsOff, EffectBegins, EffectEnds, Tapped, Untapped, ZoneChange)
"""What nothing looks at any more once the turn in which it happened is over."""


_ONLY_TOLD = (CharacteristicsChanged, DidNotHappen)
"""What is for the report alone: nothing in the game looks at it."""


def cannot_matter(game: Game, choice: Choice, noted: Collection[Collection[int]] = ()) -> bool:
    """Whether it makes no difference how a choice is answered: all that can be chosen is interchangeable, and how many
    are taken is fixed. ``noted`` are the objects that answers have already told from others, each time those together
    that are still alike."""
    options = choice.listed() if choice.form == "options" and choice.minimum == choice.maximum else ()
    if len(options) < 2 or choice.minimum == 0 or choice.by_name is not None:
        return False
    if choice.alike:
        return True
    ids = [option.target.object for option in options if option.target is not None]
    known = [i for i in ids if i is not None and i in game.objects]
    if len(known) < len(options) or len(set(known)) < len(known):
        return False
    if choice.minimum < len(known) and any(game.objects[i].zone is Zone.LIBRARY for i in known):
        return False  # where the others stay makes a difference
    return interchangeable(game, known, [*noted, *([i] for i in choice.prompt.objects())]) and _is_allowed(choice)


def _is_allowed(choice: Choice) -> bool:
    if choice.check is not None:
        try:
            choice.check([option.answer for option in choice.listed()[: choice.minimum]])
        except Illegal:
            return False
    return True


def interchangeable(
    game: Game, ids: Collection[ObjectId], noted: Collection[Collection[int]] = (), aside: Sequence[object] = ()
) -> bool:
    """Whether nothing in the game tells these objects apart, but for those triggers that are put ``aside`` because they
    speak of all of these objects alike."""
    these = frozenset(ids)
    first, *others = (game.objects[i] for i in ids)
    if (
        game.deferred
        or any(0 < len(these & {*one}) < len(these) for one in noted)
        or not _are_alike(game, first, others)
    ):
        return False
    was = _was(game, these)
    elsewhere = _elsewhere(game, these, aside)
    if _apart(elsewhere, these) or (was and _apart(elsewhere, frozenset(was))):
        return False
    stories = _stories(game, these, was)
    return all(story == stories[0] for story in stories) and (
        not game.characteristics(first).abilities.statics or _at_once(game, these)
    )


def _was(game: Game, these: Collection[ObjectId]) -> dict[int, int]:
    """What some objects were before where nothing had been done to them, in a library or a hand or, of tokens, nowhere
    yet, with what each has become."""
    past = {i: game.came_from(i) for i in these}
    untouched = (Zone.LIBRARY, Zone.HAND, Zone.NOWHERE)
    return {one.object.id: i for i, one in past.items() if one is not None and one.object.zone in untouched}


def _are_alike(game: Game, first: GameObject, others: Iterable[GameObject]) -> bool:
    """Whether objects are the same in all that they are and that has been done to them."""
    state, shown, seen = _state(game, first), first.shown, game.characteristics(first)
    return all(
        _state(game, one) == state and one.shown.same_as(shown) and game.characteristics(one).same_as(seen)
        for one in others
    )


def _state(game: Game, it: GameObject) -> tuple[Any, ...]:
    combat, turn = game.combat, game.turn.number
    used = {key: n for key, turns in game.activations.get(it.id, {}).items() if (n := turns.count(turn))}
    return (
        it.card, it.kind, it.zone, it.owner, it.controller, it.face, it.tapped, it.flipped, it.face_down, it.phased_out,
        it.counters, it.damage, it.deathtouched, it.attached_to, it.protector, it.chosen, it.commander, it.announced,
        bool(it.components), it.memory, game.sick(it), it.since == turn, used, combat.attackers.get(it.id),
        combat.blockers.get(it.id), combat.blockers_of(it.id), it.id in combat.blocked, it.id in combat.unblocked,
        it.id in combat.dealt_first, it.id in combat.had_to_attack, combat.band_of(it.id),
        it.zone is Zone.STACK and it.id,
    )  # fmt: skip


def _elsewhere(game: Game, these: Collection[ObjectId], aside: Sequence[object]) -> list[Any]:
    """All that speaks of objects and is not part of them."""
    others = [it for it in game.objects.values() if it.id not in these]
    gone = [past.object for past in game.former.values()]
    pending = [one for one in game.pending if not any(one is other for other in aside)]
    return [
        [(it.attached_to, it.announced, it.on_stack) for it in others],
        [(it.memory, it.chosen) for it in (*others, *gone) if it.chosen or it.memory is not NOTHING],
        [component.id for it in others for component in it.components],
        [game.effects, game.delayed, pending, game.batch],
        [player.ring_bearer for player in game.players],
        [game.history, game.former_history],
    ]


def _apart(value: Any, these: Collection[int], ids: bool = True) -> bool:
    """Whether something speaks of some of these objects and not of all of them together. ``ids`` says whether plain
    numbers in it are objects."""
    if isinstance(value, TargetId):
        return value.object in these
    if isinstance(value, int) and not isinstance(value, bool):
        return ids and value in these
    if value is None or isinstance(value, bool | str | Enum | Node | Card | Characteristics):
        return False
    if isinstance(value, Noted) and not value:
        return False
    if isinstance(value, Mapping):
        theirs = [one for key, one in value.items() if any(i in these for i in _objects(key, ids))]
        if any(one != theirs[0] for one in theirs):
            return True  # as of damage divided unevenly
        return _apart(list(value), these, ids) or any(
            _apart(one, these, ids and key not in _NO_OBJECTS) for key, one in value.items()
        )
    if isinstance(value, tuple | list | set | frozenset):
        said = {i for one in value for i in _objects(one, ids) if i in these}
        parts = (one for one in value if not isinstance(one, int | TargetId))
        return 0 < len(said) < len(these) or any(_apart(one, these, ids) for one in parts)
    if is_dataclass(value):
        return any(_apart(getattr(value, name), these, of_objects) for name, of_objects in _fields(type(value)))
    return True


@memoized
def _fields(record: type) -> Iterable[tuple[str, bool]]:
    """The fields of a class of events or of records of state, each with whether it may hold objects by number: its
    annotation says so."""
    return tuple((one.name, "ObjectId" in str(one.type) or "Any" in str(one.type)) for one in looked_at(record))


def _objects(value: Any, ids: bool) -> Iterator[int]:
    """The objects that are named right here."""
    if isinstance(value, TargetId):
        yield from objects_in([value])
    elif ids and isinstance(value, int) and not isinstance(value, bool):
        yield value


def _stories(game: Game, these: Collection[ObjectId], was: Mapping[int, int]) -> list[list[Any]]:
    """What has happened that speaks of each of some objects, in words that are the same for all that it has happened
    to: the object itself, its like and what they ``was`` before go without their names. How cards have come into a hand
    does not matter, but for what speaks of cards drawn in the turn."""
    stories: dict[int, list[Any]] = {i: [] for i in these}
    in_hand = {i for i in these if game.objects[i].zone is Zone.HAND}
    if in_hand and any(_speaks_of_drawn(a) for it in game.objects for a in game.characteristics(it).abilities.all):
        in_hand = set()
    for place, one in enumerate(game.log):
        if isinstance(one.event, _ONLY_TOLD):
            continue
        if place < game.turn_began_at and isinstance(one.event, _OF_OLD) and not _is_linked_move(game, one):
            continue
        said = [(getattr(one.event, name), ids) for name, ids in _fields(type(one.event))]
        said += [(one.changed_by, True)]
        for i in {i for value, ids in said for i in _mentioned(value, ids) if i in stories}:
            if i in in_hand and isinstance(one.event, ZoneChange) and i in one.event.became:
                continue
            told = [_told(value, i, these, ids, was) for value, ids in said]
            stories[i].append((type(one.event), _part_of(game, one, i, these, was), told))
    return list(stories.values())


def _part_of(game: Game, logged: Logged, this: int, these: Collection[int], was: Mapping[int, int]) -> Any:
    """The event that another is part of: in the words of its story where that is the object's own, as it is where an
    ability of its own has been activated."""
    if logged.parent is None:
        return None
    outer = game.log[logged.parent - 1]
    said = [(getattr(outer.event, name), ids) for name, ids in _fields(type(outer.event))]
    if this not in {i for value, ids in said for i in _mentioned(value, ids)}:
        return logged.parent
    told = [_told(value, this, these, ids, was) for value, ids in said]
    return type(outer.event), _part_of(game, outer, this, these, was), told


def _is_linked_move(game: Game, logged: Logged) -> bool:
    """Whether a move was the doing of an object whose linked abilities go on to speak of what it moved (607.2a-c)."""
    if not isinstance(logged.event, ZoneChange):
        return False
    return any(is_linked(game, i) for i in (logged.event.source, *logged.changed_by) if i is not None)


def is_linked(game: Game, object_id: ObjectId) -> bool:
    """Whether an object has abilities that speak of what its others have exiled or put onto the battlefield (607.2)."""
    return any(_speaks_of_linked(ability) for ability in game.characteristics(object_id).abilities.all)


@memoized
def _speaks_of_linked(ability: Ability) -> bool:
    linked = (BroughtWith, ExiledCards, ExiledWith, IsExiledWith)
    return any(isinstance(one, linked) for one in walk(ability, into_abilities=True))


@memoized
def _speaks_of_drawn(ability: Ability) -> bool:
    return any(isinstance(one, DrawnThisTurn) for one in walk(ability, into_abilities=True))


def _mentioned(value: Any, ids: bool) -> Iterator[int]:
    """All objects that something speaks of, however deep."""
    yield from _objects(value, ids)
    if isinstance(value, Mapping):
        value = [*value, *value.values()]
    if isinstance(value, list | tuple | set | frozenset) and not isinstance(value, TargetId):
        for one in value:
            yield from _mentioned(one, ids)
    elif is_dataclass(value) and not isinstance(value, type | Node | Card):
        for name, of_objects in _fields(type(value)):
            yield from _mentioned(getattr(value, name), of_objects)


def _told(value: Any, this: int, these: Collection[int], ids: bool, was: Mapping[int, int]) -> Any:
    if isinstance(value, list | tuple | set | frozenset) and not isinstance(value, TargetId):
        return sorted((_told(one, this, these, ids, was) for one in value), key=repr)
    for i in _objects(value, ids):
        if i in these:
            return "this" if i == this else "another like it"
        if i in was:
            return "what it was" if was[i] == this else "what another was"
    return value


def _at_once(game: Game, these: Collection[ObjectId]) -> bool:
    """Whether nothing came between them, so that the order in which their static abilities apply is as it would be with
    them swapped (613.7)."""
    times = [game.objects[i].timestamp for i in these]
    others = [it.timestamp for it in game.permanents() if it.id not in these]
    between = [*others, *(effect.timestamp for effect in game.effects)]
    return not any(min(times) < time < max(times) for time in between)
