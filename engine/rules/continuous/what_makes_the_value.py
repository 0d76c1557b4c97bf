"""Every effect that makes the value that is told of a characteristic, not only what has changed it (CR 613.1).

Humility and Glorious Anthem make a creature 2/2: power and toughness 1/1 (613.4b) with +1/+1 (613.4c). Colors, land
types that are set, power and toughness are told as a whole; what else changes is told as what is gained and lost.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.events import Cause
from engine.rules.continuous.layers.what_each_effect_changed import FACETS, Application
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.undetermined_numbers import determined

ADDING, SWITCHING = "7c", "7d"
"""The layers in which power and toughness are added to (613.4c) and switched (613.4d)."""

SWITCHED = "switched"

MOST_NAMED = 3
"""Of so many names what adds to power and toughness is told; more are counted."""


@dataclass(frozen=True, slots=True)
class Makers:
    """What makes the values told of an object: ``all`` of it in the order of the layers, or nothing where what has
    changed it says it; the rules for it, and whether its size has changed by no more than what is added
    to what others make of it."""

    all: tuple[Cause, ...] = ()
    rules: tuple[str, ...] = ()
    adds: bool = False


def makers_of(
    game: Game,
    object_id: ObjectId,
    was: Sequence[Application],
    applied: Sequence[Application],
    causes: Sequence[Cause],
    facets: Sequence[str],
) -> Makers:
    """What makes the values of these respects that are told as a whole, where it is more than the causes of the
    change."""
    others, sized, adds = list[Application](), list[Application](), False
    if "types" in facets and any(cause.sets_land_type for cause in causes):
        others += [
            one
            for one in _from_the_last_settling(game, object_id, applied, "types")
            if one.sets_land_type or one.adds_land_type
        ]
    if "colors" in facets:
        others += _from_the_last_settling(game, object_id, applied, "colors")
    if "size" in facets:
        sized = _from_the_last_settling(game, object_id, applied, "size")
        only_added = _only_adding(_from_the_last_settling(game, object_id, was, "size"), sized)
        new = [cause for cause in causes if cause.applies]
        several = sum(1 + one.others for one in sized) > 1
        adds = only_added and several and bool(new) and not _are_all_new(game, object_id, sized, new)
        if only_added or not (several or _beside_what_is_gone(sized, causes)):
            sized = []
    sizes = [*_sized(game, object_id, sized, causes)]
    made = [*_made(game, object_id, others, causes, ""), *sizes]
    named = {one.source for one in sizes if not one.counters}  # several effects of one source are said once
    before = [c for c in causes if c.applies and c.source not in named and all(_key(c) != _key(one) for one in made)]
    gone = [cause for cause in causes if not cause.applies]
    every = (*before, *made, *gone)
    if {*map(_key, every)} == {*map(_key, causes)} and not sized:
        return Makers(adds=adds)
    rules = dict.fromkeys(rule for one in (*others, *sized) for rule in one.rules)
    return Makers(every, tuple(rules), adds)


def _from_the_last_settling(
    game: Game, object_id: ObjectId, applied: Sequence[Application], facet: str
) -> list[Application]:
    """What has made a value what it is: from the last effect on that makes it whatever it was before. A size is made
    in layer 7; what a copy has of the copied values it starts with (613.2)."""
    if facet == "size":
        applied = [one for one in applied if one.layer.startswith("7") and one.after.power is not None]
        applied = [one for one in applied if not one.settles(facet) or _sets(game, object_id, one)]
    settling = [place for place, one in enumerate(applied) if one.settles(facet)]
    first = settling[-1] if settling else 0
    return [one for n, one in enumerate(applied[first:], start=first) if n in settling or one.changes(facet)]


def _sets(game: Game, object_id: ObjectId, one: Application) -> bool:
    """Whether it sets power and toughness, be it to what they were: those of another size it would make the same."""
    if one.changes("size") or one.part is None:
        return True
    other = one.before.thaw()
    other.power, other.toughness = determined(other.power) + 1, determined(other.toughness) + 1
    one.part.modify(game, one.part.verb, other, game.objects[object_id], one.part.standing.frame)
    return (one.after.power, one.after.toughness) == (other.power, other.toughness)


def _only_adding(was: Sequence[Application], sized: Sequence[Application]) -> bool:
    """Whether the size has changed only by what is added to it: what sets and switches it did the same before."""

    def settled(ones: Sequence[Application]) -> list[Hashable]:
        return [
            (one.layer, one.part and one.part.identity, one.settles("size") and FACETS["size"](one.after))
            for one in ones
            if one.layer != ADDING
        ]

    return settled(was) == settled(sized)


def _are_all_new(game: Game, object_id: ObjectId, sized: Sequence[Application], causes: Sequence[Cause]) -> bool:
    keys = {*map(_key, causes)}
    return all(_key(_cause(game, object_id, one)) in keys for one in sized)


def _beside_what_is_gone(sized: Sequence[Application], causes: Sequence[Cause]) -> bool:
    """Whether something makes the size that it has, and is not what has changed it: an effect that applies no more."""
    return bool(sized) and not any(cause.applies for cause in causes)


def _sized(game: Game, it: ObjectId, sized: Sequence[Application], causes: Sequence[Cause]) -> Iterator[Cause]:
    """What makes power and toughness, each with what it makes: "1/1", "+1/+1" or switched (613.4). What is added by
    effects of one name is added up, and what is beyond the most that are named to the last of these."""
    added: dict[str, tuple[Cause, int, int]] = {}
    settled: list[Cause] = []
    for one in sized:
        (cause,) = _made(game, it, [one], causes, "")
        if one.layer == SWITCHING:
            settled += [*_as_added(added), replace(cause, makes=SWITCHED)]
            added = {}
        elif one.settles("size"):
            settled.append(replace(cause, makes=f"{determined(one.after.power)}/{determined(one.after.toughness)}"))
        else:
            name = "" if cause.counters else game.characteristics(cause.source).name
            key = name if name in added or len(added) < MOST_NAMED else next(reversed(added))
            first, power, toughness = added.get(key, (cause, 0, 0))
            if key in added and key == name:
                first = replace(first, also=(*first.also, cause.source), others=first.others + cause.others)
            elif key in added:
                first = replace(first, others=first.others + 1 + cause.others)
            more = one.does("size")
            added[key] = first, power + more[0], toughness + more[1]
    return iter([*settled, *_as_added(added)])


def _as_added(added: dict[str, tuple[Cause, int, int]]) -> Iterator[Cause]:
    for cause, power, toughness in added.values():
        yield replace(cause, makes=f"{power:+d}/{toughness:+d}")


def _made(
    game: Game, object_id: ObjectId, ones: Sequence[Application], causes: Sequence[Cause], makes: str
) -> Iterator[Cause]:
    for one in ones:
        cause = _cause(game, object_id, one)
        known = next((c for c in causes if _key(c) == _key(cause)), cause)
        yield replace(known, makes=makes, others=one.others)


def counters_as_cause(game: Game, object_id: ObjectId, applies: bool = True) -> Cause:
    """The counters on an object, as something that makes it what it is."""
    single = sum(game.find(object_id).counters.values()) == 1
    return Cause(object_id, applies=applies, counters=True, single=applies and single)


def _cause(game: Game, object_id: ObjectId, one: Application) -> Cause:
    if one.part is None or one.part.standing.kind_of_counter is not None:
        return counters_as_cause(game, object_id)
    standing = one.part.standing
    return Cause(standing.frame.source, standing.timestamp)


def _key(cause: Cause) -> Hashable:
    """By what one cause is known: all counters are one."""
    return ("counters", cause.applies) if cause.counters else (cause.source, cause.timestamp, cause.applies)
