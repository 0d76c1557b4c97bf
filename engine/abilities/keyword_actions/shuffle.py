"""Shuffling, as texts say it (CR 701.24)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, Ref
from engine.abilities.nouns.destinations import Whose
from engine.abilities.nouns.object_phrases import All, This
from engine.abilities.nouns.zones import CardsOf
from engine.grammar.phrase import phrase


@phrase("<shuffle>")
@phrase("<shuffle> your library", reads_only=True)
@phrase("<shuffle> their library", reads_only=True)
@dataclass(frozen=True, slots=True)
class Shuffle(PlayerVerb):
    """Shuffle one's library (701.24)."""


@phrase("<shuffle> {what:obj} into {whose} <library:#whose>")
@dataclass(frozen=True, slots=True)
class ShuffleInto(PlayerVerb):
    """Cards go into their owners' libraries, which are shuffled even if no card went there (701.24c-d)."""

    what: Ref
    whose: Whose


@phrase("<shuffle> {whats:and obj 2+} into {whose} <library:#whose>")
@dataclass(frozen=True, slots=True)
class ShuffleAllInto(PlayerVerb):
    """ "shuffle your hand, your graveyard, and all permanents you own into your library": all at once (701.24c)."""

    whats: tuple[This | CardsOf | All, ...]
    whose: Whose
