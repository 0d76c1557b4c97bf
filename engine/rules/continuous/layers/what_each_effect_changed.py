"""What each effect has made of an object: told apart by the characteristics it changed (CR 613.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.abilities.base import Ability
from engine.abilities.verbs.gain_lose_abilities import LoseAllAbilities, LoseOther, Lost
from engine.rules.continuous.layers.cached_characteristics import derived
from engine.rules.continuous.layers.derived_characteristics import Derived
from engine.rules.continuous.layers.effects_by_layer import LAST_OF_LAYER, LAYER_RULES, NOTED, Part
from engine.rules.continuous.layers.summing_alike_effects import Adding, Together, means_alike, news
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined

BARE = "bare"
"""Stands among the abilities of a land for its having lost those for its basic land types (305.6)."""


def is_bare_land(ch: Characteristics) -> bool:
    """Whether it has basic land types and, as an effect has taken all its abilities, no mana abilities for them."""
    return ch.bare and "Land" in ch.types and not LAND_TYPES.isdisjoint(ch.subtypes)


FACETS: dict[str, Callable[[Characteristics], Any]] = {
    "controller": lambda ch: ch.controller,
    "name": lambda ch: ch.name,
    "types": lambda ch: (ch.supertypes, ch.types, ch.subtypes),
    "colors": lambda ch: ch.colors,
    "abilities": lambda ch: frozenset(ch.abilities.all) | ({BARE} if is_bare_land(ch) else frozenset()),
    "size": lambda ch: (ch.power, ch.toughness),
}
"""What an effect may change of an object, by the names that steps go by."""

SLOTS: dict[str, tuple[str, ...]] = {
    "controller": ("controller",),
    "name": ("name",),
    "types": ("supertypes", "types", "subtypes"),
    "colors": ("colors",),
    "abilities": ("abilities", "bare"),
    "size": ("power", "toughness"),
}
"""The characteristics that each stands for."""

IN_ANY_ORDER = frozenset({"7a", "7c"})
"""Layers in which it makes no difference what is applied first."""


@dataclass(frozen=True, slots=True)
class Application:
    """Something that was applied to an object: ``part`` of an effect, None for counters and being face down."""

    layer: str
    part: Part | None
    before: Characteristics
    after: Characteristics
    others: int = 0
    """How many effects were applied together with it that do the same kind of thing, where they are too many to be told
    one by one."""

    def changes(self, facet: str) -> bool:
        """Whether it made the object something else."""
        of = FACETS[facet]
        return bool(of(self.before) != of(self.after))

    def does(self, facet: str) -> Any:
        """What it did, whatever it was done to: an amount, or what has been added and removed."""
        before, after = FACETS[facet](self.before), FACETS[facet](self.after)
        if facet == "size":
            return tuple(determined(new) - determined(old) for old, new in zip(before, after, strict=True))
        if facet == "types":
            return tuple((new - old, old - new) for old, new in zip(before, after, strict=True))
        if facet in ("colors", "abilities"):
            return after - before, before - after
        return after if after != before else None

    def settles(self, facet: str) -> bool:
        """Whether what was applied before it in its layer makes no difference: it sets power and toughness, or has
        taken something away."""
        if facet == "size":
            return self.layer in ("7a", "7b")
        if facet == "types":
            return self.sets_land_type or any(removed for _, removed in self.does(facet))
        return facet == "name" or (facet in ("colors", "abilities") and bool(self.does(facet)[1]))

    @property
    def sets_land_type(self) -> bool:
        """Whether it takes the place of what a land's text and land types say (305.7)."""
        before, after = self.before.subtypes & LAND_TYPES, self.after.subtypes & LAND_TYPES
        sets = (
            (bool(after - before) and self._loses)
            or (bool(after) and after < before)
            or (bool(after) and after == before and self._loses_abilities)
        )
        return self.layer == "4" and "Land" in self.after.types and sets

    @property
    def takes_all_abilities(self) -> bool:
        """Whether it says that the object loses all abilities, or all others, and so does not take just what it has."""
        verb = self.part.verb if self.part is not None else None
        return isinstance(verb, LoseAllAbilities) or (isinstance(verb, LoseOther) and Lost.ABILITIES in verb.what)

    @property
    def comes_last(self) -> bool:
        """Whether it is applied last in its layer, whatever its timestamp: that something can't have an ability
        (113.11)."""
        return self.part is not None and type(self.part.verb) in LAST_OF_LAYER

    @property
    def adds_land_type(self) -> bool:
        """Whether a land has a basic land type more, and so another mana ability (305.6)."""
        gained = (self.after.subtypes - self.before.subtypes) & LAND_TYPES
        return self.layer == "4" and "Land" in self.after.types and bool(gained) and not self._loses

    @property
    def _loses(self) -> bool:
        return bool(self.before.subtypes - self.after.subtypes) or self._loses_abilities

    @property
    def _loses_abilities(self) -> bool:
        return len(self.after.abilities) < len(self.before.abilities)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule of its layer, after what is particular to it."""
        found = [LAYER_RULES[self.layer]]
        if self.sets_land_type:
            found.insert(0, "305.7")
        if self.adds_land_type:
            found.insert(0, "305.6")
        if self.comes_last:
            found.insert(0, "113.11")
        if self.part is not None and self.part.cda:
            found.insert(0, "604.3")
        if self.part is not None and self.part.standing.kind_of_counter is not None:
            found.insert(0, "122.1b")
        return tuple(found)


EffectsOf = Callable[[Together], Sequence[Adding]]
"""Which of the effects that were applied together are looked at."""


def trace(
    derived: Derived, object_id: ObjectId, looked_at: EffectsOf = lambda it: it.effects, apart: int | None = None
) -> list[Application]:
    """What was applied to an object, in order, with what it was before and after. More effects together than may stand
    ``apart`` are one of them."""
    made: list[Application] = []
    now = derived.start[object_id]
    for layer, part, values in derived.steps.get(object_id, ()):
        after = _noted(now, layer, values)
        if isinstance(part, Together):
            effects = looked_at(part)
            if apart is not None and len(effects) > apart:
                made += _as_one(layer, part, object_id, now, effects)
            else:
                made += _one_by_one(layer, part, object_id, now, effects)
        else:
            made.append(Application(layer, part, now, after))
        now = after
    return made


def giver(game: Game, object_id: ObjectId, ability: Ability) -> ObjectId | None:
    """What an object has an ability from, by the last effect that gave it; None where it has it of its own (613.1f)."""
    now = derived(game)
    gave = [
        one.part.standing.frame.source
        for one in (trace(now, object_id) if object_id in now.start else ())
        if one.part is not None and one.part.standing.kind_of_counter is None and ability in one.does("abilities")[0]
    ]
    return gave[-1] if gave else None


def newer_than(game: Game, object_id: ObjectId, decides: Callable[[Application], bool]) -> list[ObjectId]:
    """The sources of older effects that would have made something else of an object than the last one that
    ``decides``, had their timestamps been later (613.7)."""
    now = derived(game)
    applied = trace(now, object_id) if object_id in now.start else []
    place = next((n for n in reversed(range(len(applied))) if decides(applied[n])), None)
    part = applied[place].part if place is not None else None
    if place is None or part is None:
        return []
    _, in_time = dependent(now, part, rivals(game, game.objects[object_id], applied, place))
    older = (one.standing for one in in_time if one.standing.timestamp < part.standing.timestamp)
    return list(dict.fromkeys(one.frame.source for one in older if one.frame.source != part.standing.frame.source))


def _noted(now: Characteristics, layer: str, values: tuple[Any, ...]) -> Characteristics:
    """What an object is once it is what was noted in a layer."""
    after = now.thaw()
    for slot, value in zip(NOTED[layer], values, strict=True):
        setattr(after, slot, value)
    return after


def _one_by_one(
    layer: str, together: Together, object_id: ObjectId, now: Characteristics, effects: Sequence[Adding]
) -> Iterator[Application]:
    """What was applied to an object together with others; one without power and toughness stays as it is (208.3)."""
    sized = now.power is not None or "Creature" in now.types
    for one in effects:
        if together.applies(one, object_id):
            size = (determined(now.power) + one.power, determined(now.toughness) + one.toughness)
            after = _noted(now, layer, size) if sized else now
            yield Application(layer, one.part, now, after)
            now = after


def _as_one(
    layer: str, together: Together, object_id: ObjectId, now: Characteristics, effects: Sequence[Adding]
) -> Iterator[Application]:
    """All that was applied to an object together with others: the first of them, and how many more."""
    if effects is together.effects:
        number, power, toughness = together.sums[object_id]
    else:
        those = [one for one in effects if together.applies(one, object_id)]
        number, power, toughness = len(those), sum(e.power for e in those), sum(e.toughness for e in those)
    if number:
        first = next(one for one in effects if together.applies(one, object_id))
        sized = now.power is not None or "Creature" in now.types
        size = (determined(now.power) + power, determined(now.toughness) + toughness)
        yield Application(layer, first.part, now, _noted(now, layer, size) if sized else now, number - 1)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What was applied to objects in one run through the layers and not in another."""

    before: Derived
    now: Derived
    _news: dict[tuple[int, int], tuple[Sequence[Adding], Sequence[Adding]]] = field(default_factory=dict)
    """For two that are compared for one object after the other, what is to be looked at."""

    def traces(self, object_id: ObjectId, apart: int) -> tuple[list[Application], list[Application]]:
        """What was applied to an object before, and what is now. Of the effects that are applied together both are
        without those that do the same in both; more than may stand ``apart`` are one."""
        ones = [part for _, part, _ in self.before.steps.get(object_id, ()) if isinstance(part, Together)]
        others = [part for _, part, _ in self.now.steps.get(object_id, ()) if isinstance(part, Together)]
        then: dict[int, Sequence[Adding]] = {}
        since: dict[int, Sequence[Adding]] = {}
        if len(ones) == len(others):
            for one, other in zip(ones, others, strict=True):
                if means_alike(one, other, object_id):
                    then[id(one)], since[id(other)] = self._unlike(one, other)
        return (
            trace(self.before, object_id, lambda it: then.get(id(it), it.effects), apart),
            trace(self.now, object_id, lambda it: since.get(id(it), it.effects), apart),
        )

    def _unlike(self, one: Together, other: Together) -> tuple[Sequence[Adding], Sequence[Adding]]:
        key = id(one), id(other)
        if key not in self._news:
            self._news[key] = news(one, other)
        return self._news[key]


def dependent(now: Derived, one: Part, others: Iterable[Part]) -> tuple[list[Part], list[Part]]:
    """Of what was applied in the layer of an effect, and would have come to something else in the other order: what the
    effect depends on, and what was in the order of timestamps alone; not what depends on it (613.8)."""
    on = now.depended.get(one.identity, set())
    alone = [other for other in others if one.identity not in now.depended.get(other.identity, set())]
    return [p for p in alone if p.identity in on], [p for p in alone if p.identity not in on]


def rivals(game: Game, it: GameObject, applied: list[Application], place: int) -> Iterator[Part]:
    """What else was applied in the layer of what was applied at that place, and would have come to something else in
    the other order (613.7)."""
    one = applied[place]
    if one.part is None or one.layer in IN_ANY_ORDER or one.comes_last:
        return
    for number, other in enumerate(applied):
        if (
            other.comes_last
            or other.layer != one.layer
            or other.part is None
            or other.part.standing.key == one.part.standing.key
        ):
            continue
        first, second = (one, other) if place < number else (other, one)
        in_order = _apply(game, it, first.before, first.part, second.part)
        swapped = _apply(game, it, first.before, second.part, first.part)
        if any(of(in_order) != of(swapped) for of in FACETS.values()):
            yield other.part


def _apply(game: Game, it: GameObject, start: Characteristics, *parts: Part | None) -> Characteristics:
    made = start.thaw()
    for part in parts:
        if part is not None:
            part.modify(game, part.verb, made, it, part.standing.frame)
    return made
