"""Damage, what becomes of it, and life (CR 119, 120)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import Event, OfObject, OfPlayer, OfTarget
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.ids import ObjectId, TargetId

if TYPE_CHECKING:
    from engine.state.continuous_effects import Effect
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class Damage(OfTarget):
    """Damage is dealt (120). What it results in (120.3) happens as further events under this one."""

    facets: ClassVar[tuple[str, ...]] = ("damage",)
    source: ObjectId
    target: TargetId
    amount: int
    combat: bool = False
    unpreventable: bool = False
    instead_of: TargetId | None = field(default=None, compare=False)
    """What it would have been dealt to, had it not been redirected (614.9)."""
    dealt_as: list[Characteristics] = field(init=False, default_factory=list, compare=False, repr=False)
    """What its source was as it dealt combat damage to a player, filled in as it is committed (702.76a, 702.173a)."""

    def apply(self, game: Game) -> None:
        """Remember what is asked about damage afterwards (702.2b, 702.76a, 903.10a)."""
        if self.target.object is not None:
            if game.characteristics(self.source).has("deathtouch"):
                game.objects[self.target.object].deathtouched = True
        elif self.combat:
            self.dealt_as.append(game.characteristics(self.source))
            commander = game.find(self.source).commander
            if commander is not None:
                dealt = game.players[self.target.player_id].commander_damage
                dealt[commander] = dealt.get(commander, 0) + self.amount


@dataclass(frozen=True, slots=True)
class DamagePrevented(OfTarget):
    """Damage that would have been dealt is not (615.6). ``shield`` is the object whose effect prevents it."""

    takes_a_place: ClassVar[bool] = False
    source: ObjectId
    target: TargetId
    amount: int
    shield: ObjectId | None = None
    combat: bool = False
    why: Message | None = None
    """What keeps it from being dealt, where that is no effect of another object: protection (702.16e)."""


@dataclass(frozen=True, slots=True)
class DamageMarked(OfObject):
    """Damage stays marked on a creature until the cleanup step (120.6)."""

    facets: ClassVar[tuple[str, ...]] = ("damage",)
    amount: int

    def apply(self, game: Game) -> None:
        game.objects[self.object].damage += self.amount


@dataclass(frozen=True, slots=True)
class Survives(OfObject):
    """A creature that has been dealt damage is not destroyed for it: what it is once state-based actions have been
    performed, and the damage marked on it (704.5g). It changes nothing."""

    power: int
    toughness: int
    damage: int


@dataclass(frozen=True, slots=True)
class ExcessDamage(OfObject):
    """A permanent was dealt more damage than would have been enough, from all sources together (120.10)."""

    amount: int
    combat: bool = False


@dataclass(frozen=True, slots=True)
class DamageWearsOff(Event):
    """Damage marked on permanents is removed in the cleanup step (514.2)."""

    facets: ClassVar[tuple[str, ...]] = ("damage",)
    objects: tuple[ObjectId, ...]

    def apply(self, game: Game) -> None:
        for object_id in self.objects:
            it = game.objects[object_id]
            it.damage = 0
            it.deathtouched = False


@dataclass(frozen=True, slots=True)
class LifeGain(OfPlayer):
    """(119.3)"""

    facets: ClassVar[tuple[str, ...]] = ("life",)
    amount: int
    source: ObjectId | None = None

    def apply(self, game: Game) -> None:
        game.players[self.player].life += self.amount


@dataclass(frozen=True, slots=True)
class LifeLoss(OfPlayer):
    """(119.3)"""

    facets: ClassVar[tuple[str, ...]] = ("life",)
    amount: int
    source: ObjectId | None = None
    from_damage: bool = False
    paid: bool = False
    """Whether it is the payment of a cost (119.4)."""

    def apply(self, game: Game) -> None:
        game.players[self.player].life -= self.amount


@dataclass(frozen=True, slots=True)
class ShieldUsed(Event):
    """Part of a prevention effect is used up; ``left`` is what it can still prevent (615.7)."""

    takes_a_place: ClassVar[bool] = False
    facets: ClassVar[tuple[str, ...]] = ("effects",)
    effect: Effect
    left: int

    def apply(self, game: Game) -> None:
        self.effect.uses = self.left
