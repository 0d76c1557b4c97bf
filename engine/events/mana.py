"""Mana is made, spent and lost (CR 106)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from engine.events.base import OfObject, OfPlayer
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import OF_ANY_TYPE

if TYPE_CHECKING:
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class ManaAdded(OfPlayer):
    """Mana is put into a mana pool (106.4). ``mana`` is letters of WUBRGC; ``riders`` what else is true of it,
    such as "snow" (107.4h, 106.6)."""

    facets: ClassVar[tuple[str, ...]] = ("mana",)
    mana: str
    source: ObjectId | None = None
    riders: tuple[str, ...] = ()

    def apply(self, game: Game) -> None:
        pool = game.players[self.player].mana
        for letter in self.mana:
            key = "|".join((letter, *self.riders))
            pool[key] = pool.get(key, 0) + 1


@dataclass(frozen=True, slots=True)
class MadeMana(OfObject):
    """A mana ability of an object has resolved and made this mana; with {T} in its cost, it was tapped for mana
    (106.12a)."""

    player: PlayerId
    mana: str
    tapped: bool = True


@dataclass(frozen=True, slots=True)
class ManaSpent(OfPlayer):
    """Mana leaves a pool to pay a cost (106.4). ``units`` are keys of the pool: "W", "C|snow", "G|*" for what may be
    any and was spent as green; there are none where a player's mana is unlimited. ``cost`` is what is paid, unless it
    belongs to a spell or ability, with which it is told; ``because`` are the objects whose effects make it be paid."""

    facets: ClassVar[tuple[str, ...]] = ("mana",)
    units: tuple[str, ...]
    cost: str = ""
    because: tuple[ObjectId, ...] = field(default=(), repr=False)
    beyond_lands: bool = field(default=False, repr=False)
    """Whether the player's lands could not make it; it is paid as nobody has said that they are all there is."""

    def apply(self, game: Game) -> None:
        pool = game.players[self.player].mana
        for unit in self.units:
            key = OF_ANY_TYPE if unit.endswith(f"|{OF_ANY_TYPE}") else unit
            pool[key] -= 1
            if not pool[key]:
                del pool[key]

    @property
    def mana(self) -> str:
        """The letters of what was spent."""
        return "".join(key[0] for key in self.units)


@dataclass(frozen=True, slots=True)
class ManaEmptied(OfPlayer):
    """Unspent mana is lost as a step or phase ends (500.5)."""

    facets: ClassVar[tuple[str, ...]] = ("mana",)

    riders: tuple[str, ...] = ()
    """What is written on mana that stays: "combat", "turn" for what lasts so long (702.189a)."""
    letters: str = ""
    """The mana that an effect keeps from being lost."""
    becomes: str = ""
    """What mana becomes instead of being lost."""

    def _lost(self, game: Game) -> list[str]:
        pool = game.players[self.player].mana
        return [k for k in pool if k[0] not in self.letters and not set(self.riders).intersection(k.split("|"))]

    def loses(self, game: Game) -> bool:
        """Whether there is any mana that it is about."""
        return bool(self._lost(game))

    def apply(self, game: Game) -> None:
        pool = game.players[self.player].mana
        for key in self._lost(game):
            number = pool.pop(key)
            if self.becomes:
                kept = self.becomes + key[1:]
                pool[kept] = pool.get(kept, 0) + number
