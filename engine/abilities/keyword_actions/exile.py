"""Exiling, as texts say it (CR 701.13)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.zones import InExile, InZone
from engine.abilities.quantities.amounts import ONE
from engine.abilities.trigger_events import ObjectEventVerb
from engine.abilities.verbs.counters import WithCounters
from engine.abilities.verbs.put_and_return import comes_from
from engine.grammar.phrase import phrase


class ExiledHow(Enum):
    """Whether what is exiled can be seen (406.3)."""

    FACE_UP = ""
    FACE_DOWN = "face down"


@phrase("<exile> {what:obj}[ {how}][ {counters}]")
@dataclass(frozen=True, slots=True)
class Exile(PlayerVerb):
    """(701.13)"""

    what: Ref
    how: ExiledHow = ExiledHow.FACE_UP
    counters: WithCounters | None = None


@phrase("<be> put into exile")
@dataclass(frozen=True, slots=True)
class PutIntoExile(ObjectEventVerb):
    """Be exiled from the battlefield."""


@phrase("<exile> {what:obj} {origin}[ {counters}]", when=comes_from)
@dataclass(frozen=True, slots=True)
class ExileFrom(PlayerVerb):
    """ "exile ~ from your graveyard": only if it is there."""

    what: Ref
    origin: InZone | InExile
    counters: WithCounters | None = None


def _in_two_places(verb: ExileEither) -> bool:
    return verb.first.count == ONE == verb.second.count and verb.first.group != verb.second.group


@phrase("<exile> {first:obj} or {second:obj}", when=_in_two_places)
@dataclass(frozen=True, slots=True)
class ExileEither(PlayerVerb):
    """ "exiles a card from their hand or a permanent they control": one of either, as the player chooses (608.2d)."""

    first: Some
    second: Some
