"""Continuous effects begin and end (CR 611)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import Event
from engine.state.ids import ObjectId, objects_in

if TYPE_CHECKING:
    from engine.state.continuous_effects import Effect
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class EffectBegins(Event):
    """A continuous effect of a resolved spell or ability begins (611.2)."""

    facets: ClassVar[tuple[str, ...]] = ("effects",)
    effect: Effect

    def apply(self, game: Game) -> None:
        game.effects.append(self.effect)

    @property
    def renames(self) -> tuple[ObjectId, ...]:
        return _affected(self.effect)


@dataclass(frozen=True, slots=True)
class EffectEnds(Event):
    """A continuous effect ends (611.2a-b)."""

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
