"""Hands that are revealed all the time (CR 402.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Who
from engine.abilities.nouns.player_phrases import EachPlayer, YourOpponents
from engine.grammar.phrase import phrase


@phrase("play with your hand revealed", who=None)
@phrase("players play with their hands revealed", who=EachPlayer())
@phrase("your opponents play with their hands revealed", who=YourOpponents())
@dataclass(frozen=True, slots=True)
class HandsRevealed(Declaration):
    """ "Your opponents play with their hands revealed." (402.3)"""

    who: Who | None
    """None for its controller."""
