"""Energy: written out in symbols, or counted in words (CR 107.14)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.abilities.base import Amount, PlayerVerb
from engine.abilities.nouns.antecedents import Role
from engine.abilities.quantities.for_each import Per
from engine.abilities.trigger_events import PlayerEventVerb
from engine.grammar.phrase import Terminal, phrase


class EnergyText(str, Terminal):
    """A run of energy symbols as written."""

    __slots__ = ()
    pattern = re.compile(r"(?:\{E\})+", re.IGNORECASE)
    longest = 10

    @property
    def amount(self) -> int:
        """How many energy counters it stands for (107.14)."""
        return len(self) // 3


@phrase("<pay> {energy}")
@dataclass(frozen=True, slots=True)
class PayEnergy(PlayerVerb):
    """Remove that many energy counters from oneself (107.14)."""

    energy: EnergyText


@phrase("<get> {energy}")
@dataclass(frozen=True, slots=True)
class GetEnergy(PlayerVerb):
    """Get that many energy counters (107.14)."""

    energy: EnergyText


def _is_counted(verb: Any) -> bool:
    """Whether the number stands before the symbol ("that many {E}")."""
    return bool(verb.count.stands_before)


def _is_measured(verb: Any) -> bool:
    return not _is_counted(verb)


@phrase("<get> {count} {E}", when=_is_counted)
@phrase("<get> an amount of {E} equal to {count}", when=_is_measured)
@dataclass(frozen=True, slots=True)
class GetEnergyCount(PlayerVerb):
    """ "you get that many {E}", "you get an amount of {E} equal to its mana value" (107.14)."""

    count: Amount


@phrase("<pay> {count} {E}", when=_is_counted)
@phrase("<pay> an amount of {E} equal to {count}", when=_is_measured)
@dataclass(frozen=True, slots=True)
class PayEnergyCount(PlayerVerb):
    """ "pay eight {E}" (107.14)."""

    count: Amount


@phrase("<get> one or more {E}")
@dataclass(frozen=True, slots=True)
class GetsEnergy(PlayerEventVerb):
    """ "(whenever) you get one or more {E}": once for however many are got at a time."""

    who_role: ClassVar[Role] = Role.EVENT


@phrase("<pay> any amount of {E}")
@dataclass(frozen=True, slots=True)
class PayAnyEnergy(PlayerVerb):
    """ "you may pay any amount of {E}": the player says how much (107.14, 107.1c)."""


@phrase("{E} paid this way")
@dataclass(frozen=True, slots=True)
class PerEnergyPaid(Per):
    """ "(for each) {E} paid this way"."""

    needs: ClassVar[str] = "PayAnyEnergy"


@phrase("the amount of {E} paid this way")
@dataclass(frozen=True, slots=True)
class EnergyPaid(Amount):
    """How much was paid by the same text."""

    needs: ClassVar[str] = "PayAnyEnergy"
