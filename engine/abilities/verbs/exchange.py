"""Exchanging: zones; targets that must differ or have something in common (CR 701.12)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Instruction, PlayerVerb, Qualifier
from engine.abilities.nouns.zones import ZoneName
from engine.grammar.phrase import phrase


@phrase("<exchange> your {one} and {two}", when=lambda verb: verb.one is not verb.two)
@dataclass(frozen=True, slots=True)
class ExchangeZones(PlayerVerb):
    """ "Exchange your hand and graveyard": also where one of them is empty (701.12f)."""

    one: ZoneName
    two: ZoneName


class Together(Enum):
    """What several targets of one phrase must be to each other."""

    APART = "controlled by different players"
    CARD_TYPE = "that share a card type"
    PERMANENT_TYPE = "that share a permanent type"


@phrase("{how}")
@dataclass(frozen=True, slots=True)
class AllTogether(Qualifier):
    """ "two target permanents that share a card type": said of all of them together (601.2c)."""

    targets_only: ClassVar[bool] = True
    comes_last: ClassVar[bool] = True
    how: Together


@phrase("this ability still resolves if its target becomes illegal")
@dataclass(frozen=True, slots=True)
class StillResolves(Instruction):
    """An exception to a spell or ability without legal targets not resolving (608.2b)."""
