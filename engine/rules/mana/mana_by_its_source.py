"""What is true of mana because of its source: it is snow, or from a Treasure (CR 107.4h, 106.3)."""

from __future__ import annotations

from engine.state.game import Game
from engine.state.ids import ObjectId

TREASURE = "treasure"


def by_its_source(game: Game, source: ObjectId) -> tuple[str, ...]:
    """What is true of mana from a source, as it is or last was: "snow" (107.4h), "treasure"."""
    values = game.characteristics(source)
    snow = ("snow",) if "Snow" in values.supertypes else ()
    return (*snow, TREASURE) if "Treasure" in values.subtypes else snow
