"""Mana from snow sources (CR 107.4h)."""

from __future__ import annotations

from engine.state.game import Game
from engine.state.ids import ObjectId


def snow(game: Game, source: ObjectId) -> tuple[str, ...]:
    """What is true of mana from a snow source (107.4h)."""
    return ("snow",) if "Snow" in game.characteristics(source).supertypes else ()
