"""Exiling cards from one's library instead of paying life (CR 119.4, 614.1a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration
from engine.grammar.phrase import phrase


@phrase(
    "if you would pay life while your library has at least that many cards in it, "
    "exile that many cards from the top of your library instead"
)
@dataclass(frozen=True, slots=True)
class PaysWithLibrary(Declaration):
    """ "If you would pay life ..., exile that many cards from the top of your library instead." (614.1a)"""
