"""Continuous effects begin and end (CR 611)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import Event, OfObject
from engine.state.ids import ObjectId, TargetId, objects_in

if TYPE_CHECKING:
    from engine.abilities.base import Verb
    from engine.state.characteristics import Characteristics
    from engine.state.continuous_effects import Effect
    from engine.state.game import Game
    from engine.state.memory import EffectMemory


@dataclass(frozen=True, slots=True)
class EffectBegins(Event):
    """A continuous effect of a resolved spell or ability begins (611.2)."""

    facets: ClassVar[tuple[str, ...]] = ("effects",)
    effect: Effect

    def apply(self, game: Game) -> None:
        effect = self.effect
        game.effects.append(effect)
        for it in (game.objects[i] for i in objects_in(effect.affected or ()) if i in game.objects):
            if effect.memory.phased_until_these_leave:
                it.memory = replace(it.memory, phased_out_until=effect.timestamp)
        source = game.now(effect.source)
        if effect.memory.until_these_leave and source is not None:
            exiled = (*source.memory.exiled, *objects_in(effect.affected or ()))
            source.memory = replace(source.memory, exiled=exiled)

    @property
    def renames(self) -> tuple[ObjectId, ...]:
        return _affected(self.effect)


@dataclass(frozen=True, slots=True)
class EffectAmended(Event):
    """What a text goes on to say of an effect that has begun, or what has become of it since, belongs to it (601.2f,
    116.2c, 502.3)."""

    facets: ClassVar[tuple[str, ...]] = ("effects",)
    logged: ClassVar[bool] = False
    effect: Effect
    memory: EffectMemory | None = None
    verbs: tuple[Verb, ...] | None = None

    def apply(self, game: Game) -> None:
        if self.memory is not None:
            self.effect.memory = self.memory
        if self.verbs is not None:
            self.effect.verbs = self.verbs


@dataclass(frozen=True, slots=True)
class EffectEnds(Event):
    """A continuous effect ends (611.2a-b)."""

    takes_a_place: ClassVar[bool] = False
    facets: ClassVar[tuple[str, ...]] = ("effects",)
    effect: Effect

    def apply(self, game: Game) -> None:
        game.effects = [e for e in game.effects if e is not self.effect]

    @property
    def renames(self) -> tuple[ObjectId, ...]:
        return _affected(self.effect)


def _affected(effect: Effect) -> tuple[ObjectId, ...]:
    """The objects that an effect applies to for good (611.2c)."""
    return tuple(objects_in(effect.affected or ()))


@dataclass(frozen=True, slots=True)
class Counting:
    """What an effect counts: things in a zone (``where``), card types, or the life totals of players."""

    where: str = ""
    things: tuple[TargetId, ...] = ()
    hidden: bool = False
    """Whether any of them is face down: they are not called by names then."""
    types: tuple[str, ...] = ()
    players: tuple[TargetId, ...] = ()


@dataclass(frozen=True, slots=True)
class Cause:
    """Something that makes an object what it is: the effect of an object, or counters (613.1)."""

    source: ObjectId
    """The object whose effect it is, or that has the counters."""
    timestamp: int = 0
    """When the effect began (613.7)."""
    applies: bool = True
    """False where the effect was applied and no longer is."""
    idle: bool = False
    """Whether it is applied still and comes to nothing by now: it counts 0."""
    counters: bool = False
    single: bool = False
    """Whether the object has no more than that one counter."""
    over: tuple[ObjectId, ...] = ()
    """The sources of older effects that would have made it something else, had their timestamps been later (613.7)."""
    under: tuple[ObjectId, ...] = ()
    """The sources of newer effects that would have made it something else, had their timestamps been earlier."""
    order_of: frozenset[str] = frozenset()
    """In which respects these would have made it something else: "size", "abilities"."""
    after: tuple[ObjectId, ...] = ()
    """The sources of effects that the effect depends on, and so was applied after, against timestamps (613.8)."""
    loop_ends: bool = False
    """Whether these depended on it as well, and do so no longer (613.8b)."""
    sets_land_type: bool = False
    """Whether it takes the place of what a land's text and land types say (305.7)."""
    takes_abilities: bool = False
    """Whether it says that the object loses all abilities (613.1f)."""
    defined_size: bool = False
    """Whether it defined power or toughness and no longer does, so that a star stands for 0 (208.2a, 613.4a)."""
    first_for: bool = False
    """Whether an effect of the very object depends on it, and so had to wait (613.8)."""
    others: int = 0
    """How many more effects add to the same object's power and toughness together with it (613.4c)."""
    makes: str = ""
    """What it makes of power and toughness that several effects make: "1/1", "+1/+1" or "switched" (613.4)."""
    also: tuple[ObjectId, ...] = ()
    """More sources of its name whose effects are added up with it."""
    counting: Counting | None = None
    """What it counts for the power and toughness that it makes."""
    by_mana_value: bool = False
    """Whether power and toughness are the mana value of the object by it (202.3)."""
    fits_by: tuple[tuple[ObjectId, str], ...] = ()
    """The sources of effects that have made the object something that it applies to, each with that card type, where
    these have been applied all along."""


@dataclass(frozen=True, slots=True)
class CharacteristicsChanged(OfObject):
    """What an object is has changed, because of effects (613). It changes nothing itself: it is noted after the events
    that made it so."""

    before: Characteristics
    after: Characteristics
    causes: tuple[Cause, ...]
    enters: bool = False
    """Whether the object has only just come to be: ``before`` is what it is without the effects."""
    itself: bool = False
    """Whether it is what it is by itself again: no longer a copy (707.2), or of its own types as no effect of another
    object applies to it any more."""
    makers: tuple[Cause, ...] = ()
    """Every effect that makes what it is now, in the order of the layers, where that is more than the causes."""
    adds: bool = False
    """Whether the causes have only added to the power and toughness that others make (613.4c)."""
