"""How many cards players can draw (CR 101.2, 121)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount
from engine.abilities.prohibitions.players_cant import Forbidden
from engine.grammar.phrase import phrase


@phrase("draw more than {count} <card:#count> each turn", form="base")
@dataclass(frozen=True, slots=True)
class DrawingMore(Forbidden):
    """ "(can't) draw more than one card each turn" (121.2b)."""

    count: Amount


@phrase("draw cards", form="base")
@dataclass(frozen=True, slots=True)
class DrawingCards(Forbidden):
    """(121.2b)"""
