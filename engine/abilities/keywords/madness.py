"""Madness (CR 702.35)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb, TriggerEvent
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("~ is exiled this way")
@dataclass(frozen=True, slots=True)
class ExiledThisWay(TriggerEvent):
    """What the triggered ability of madness watches for (702.35a)."""


@phrase("<cast> ~ by paying {mana} rather than paying its mana cost")
@phrase("<cast> ~ by paying that cost rather than paying its mana cost", mana=None)
@dataclass(frozen=True, slots=True)
class CastByPaying(PlayerVerb):
    """Cast the card for a madness or miracle cost (702.35a, 702.94a). ``mana`` is that cost where it is nothing but
    mana, without an X."""

    mana: ManaSymbols | None
