"""Attacking, blocking and leaving combat (CR 506-511)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import Event, OfObject
from engine.state.combat import Combat
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.turn import Step

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class AttackDeclared(OfObject):
    """A creature becomes an attacking creature (508.1k)."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)
    target: TargetId
    declared: bool = True
    """False for a creature that was put onto the battlefield attacking (508.4)."""
    required: bool = False
    """Whether an effect required it to attack (506.6)."""
    by: PlayerId | None = None
    """Who declared it, whoever controls it later."""

    def apply(self, game: Game) -> None:
        game.combat.attack(self.object, self.target)
        if self.required:
            game.combat.had_to_attack.add(self.object)


@dataclass(frozen=True, slots=True)
class AttackReselected(OfObject):
    """A creature is attacking something else from now on; it doesn't attack again (508.7a)."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)
    target: TargetId

    def apply(self, game: Game) -> None:
        game.combat.attackers[self.object] = self.target


@dataclass(frozen=True, slots=True)
class Banded(Event):
    """Attacking creatures form a band (702.22c)."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)
    objects: tuple[ObjectId, ...]

    def apply(self, game: Game) -> None:
        game.combat.bands.append(set(self.objects))


@dataclass(frozen=True, slots=True)
class Exerted(OfObject):
    """A permanent is exerted: it won't untap in the player's next untap step (701.43a)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class BlockDeclared(OfObject):
    """A creature becomes a blocking creature (509.1g). ``object`` blocks ``attacker``."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)
    attacker: ObjectId
    declared: bool = True
    """False for a creature that was put onto the battlefield blocking (509.4)."""
    by: PlayerId | None = None
    """Who declared it, whoever controls it later."""

    def apply(self, game: Game) -> None:
        game.combat.block(self.object, self.attacker)


@dataclass(frozen=True, slots=True)
class NotBlocking(OfObject):
    """A permanent was put onto the battlefield blocking, but is never a blocking creature (506.3)."""


@dataclass(frozen=True, slots=True)
class BecameBlocked(OfObject):
    """An attacking creature becomes blocked, by creatures or by an effect (509.1h)."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)
    blockers: tuple[ObjectId, ...]

    def apply(self, game: Game) -> None:
        game.combat.blocked.add(self.object)
        game.combat.unblocked.discard(self.object)


@dataclass(frozen=True, slots=True)
class BecameUnblocked(OfObject):
    """An attacking creature has no blockers declared for it and becomes an unblocked creature (509.1h)."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)

    def apply(self, game: Game) -> None:
        game.combat.unblocked.add(self.object)


@dataclass(frozen=True, slots=True)
class RemovedFromCombat(OfObject):
    """(506.4)"""

    facets: ClassVar[tuple[str, ...]] = ("combat",)
    reason: str = ""
    as_creature: bool = True
    """Whether it stops attacking and blocking."""
    as_attacked: bool = True
    """Whether it stops being attacked (506.4d)."""
    undealt: bool = False
    """Whether it was attacking or blocking and combat damage was still to be dealt: it deals none (510.1)."""

    def apply(self, game: Game) -> None:
        if self.as_creature:
            game.combat.stop_fighting(self.object)
        if self.as_attacked:
            game.combat.stop_being_attacked(self.object)


@dataclass(frozen=True, slots=True)
class FirstStrikeDamage(Event):
    """This is the first of two combat damage steps: only creatures with first or double strike deal damage in it, and
    another follows (510.4). ``objects`` are those creatures, ``later`` the others that have damage to deal, ``twice``
    those that have double strike."""

    objects: tuple[ObjectId, ...]
    later: tuple[ObjectId, ...] = ()
    twice: tuple[ObjectId, ...] = ()

    def apply(self, game: Game) -> None:
        game.combat.first_strike_step = True
        game.combat.dealt_first = set(self.objects)
        game.combat.strike_later, game.combat.strike_twice = self.later, self.twice
        game.turn.add_next(Step.COMBAT_DAMAGE)


@dataclass(frozen=True, slots=True)
class CombatEnds(Event):
    """Everything is removed from combat (511.3)."""

    facets: ClassVar[tuple[str, ...]] = ("combat",)

    def apply(self, game: Game) -> None:
        game.combat = Combat()
