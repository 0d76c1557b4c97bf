"""Exchanging, as texts say it (CR 701.12)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.nouns.zones import ZoneName
from engine.abilities.quantities.amounts import Exactly, Fixed
from engine.grammar.phrase import phrase


@phrase("<exchange> your {one} and {two}", when=lambda verb: verb.one is not verb.two)
@dataclass(frozen=True, slots=True)
class ExchangeZones(PlayerVerb):
    """ "Exchange your hand and graveyard": also where one of them is empty (701.12f)."""

    one: ZoneName
    two: ZoneName


@phrase("<exchange> control of {one:obj} and {two:obj}")
@phrase("<exchange> control of {one:obj}", when=lambda verb: verb.one.count == Exactly(Fixed(2)))
@dataclass(frozen=True, slots=True)
class ExchangeControl(PlayerVerb):
    """ "exchange control of ~ and target creature", "exchange control of two target creatures" (701.12b)."""

    one: Ref
    two: Ref | None = None
