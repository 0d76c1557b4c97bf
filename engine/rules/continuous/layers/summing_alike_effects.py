"""Many effects that each add to power and toughness, applied in one go (CR 613.4c).

Creatures that each give all others +1/+1 do the same to each of them: what an object comes to is a sum, and which
effects it is made of is worked out when somebody asks. So the work grows with the objects and the effects, not with
the one times the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from engine.rules.continuous.layers.effects_by_layer import Part
from engine.state.ids import ObjectId, PlayerId

About = tuple[str, int, PlayerId]
"""A noun phrase, in a layer, and who it means by "you"."""


@dataclass(frozen=True, slots=True)
class Adding:
    """An effect that adds so much to the power and toughness of what a noun phrase is about, but for some objects:
    itself and what it is attached to, where it says "other"."""

    part: Part
    power: int
    toughness: int
    about: About
    but: frozenset[ObjectId]

    @property
    def identity(self) -> Hashable:
        """What it is and does, from one run through the layers to the next."""
        return self.part.identity, self.about, self.power, self.toughness


@dataclass(frozen=True, slots=True, eq=False)
class Together:
    """Such effects with nothing between them in the order of their timestamps."""

    effects: Sequence[Adding]
    objects: Mapping[About, frozenset[ObjectId]]
    """What each phrase is about."""
    sums: Mapping[ObjectId, tuple[int, int, int]]
    """How many of them apply to each object, if any does, and how much they add to its power and toughness."""
    left_out: Mapping[ObjectId, frozenset[Hashable]]
    """For an object that some of them leave out, which."""

    def applies(self, effect: Adding, object_id: ObjectId) -> bool:
        """Whether one of the effects applies to an object."""
        return object_id in self.objects[effect.about] and object_id not in effect.but


def together(effects: Sequence[Adding], objects: Mapping[About, frozenset[ObjectId]]) -> Together:
    """Effects to apply in one go, for what each phrase is about."""
    sums: dict[ObjectId, tuple[int, int, int]] = {}
    for about, described in objects.items():
        those = [one for one in effects if one.about == about]
        number, power, toughness = len(those), sum(e.power for e in those), sum(e.toughness for e in those)
        for i in described:
            n, p, t = sums.get(i, (0, 0, 0))
            sums[i] = n + number, p + power, t + toughness
    left_out: dict[ObjectId, list[Hashable]] = {}
    for effect in effects:
        for i in effect.but & objects[effect.about]:
            n, p, t = sums[i]
            sums[i] = n - 1, p - effect.power, t - effect.toughness
            left_out.setdefault(i, []).append(effect.identity)
    added = {i: (n, p, t) for i, (n, p, t) in sums.items() if n}
    return Together(effects, objects, added, {i: frozenset(those) for i, those in left_out.items()})


def news(before: Together, now: Together) -> tuple[Sequence[Adding], Sequence[Adding]]:
    """The effects of each of two that the other has not."""
    then, since = (Counter(one.identity for one in it.effects) for it in (before, now))
    gone = [one for one in before.effects if then[one.identity] != since[one.identity]]
    return gone, [one for one in now.effects if then[one.identity] != since[one.identity]]


def means_alike(before: Together, now: Together, object_id: ObjectId) -> bool:
    """Whether what is among the effects of both either applies to an object in both, or in neither."""
    phrases = before.objects.keys() & now.objects.keys()
    return before.left_out.get(object_id) == now.left_out.get(object_id) and all(
        (object_id in before.objects[about]) == (object_id in now.objects[about]) for about in phrases
    )
