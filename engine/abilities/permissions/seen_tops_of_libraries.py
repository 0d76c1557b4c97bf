"""Top cards of libraries that are revealed or looked at all the time (CR 401.5)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.grammar.phrase import phrase


@phrase("play with the top card of your library revealed")
@dataclass(frozen=True, slots=True)
class TopRevealed(Declaration):
    """(401.5)"""


@phrase("players play with the top card of their libraries revealed")
@dataclass(frozen=True, slots=True)
class TopsRevealed(Declaration):
    """(401.5)"""


@phrase("you may look at the top card of your library any time")
@dataclass(frozen=True, slots=True)
class SeeTop(Declaration):
    """(401.5)"""
