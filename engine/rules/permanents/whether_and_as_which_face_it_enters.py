"""With which face up a card is put onto the battlefield (CR 712.14)."""

from __future__ import annotations

from engine.abilities.nouns import destinations as pl
from engine.oracle.values_of_printed_cards import COMPILED
from engine.state.objects import GameObject


def face_to_enter(it: GameObject, arrival: pl.Arrival) -> int | None:
    """The face with which a card is put onto the battlefield; None if it stays where it is (712.14a-b)."""
    if it.card is None:
        return it.face
    face = 0
    if arrival in (pl.Arrival.TRANSFORMED, pl.Arrival.CONVERTED, pl.Arrival.TAPPED_TRANSFORMED):
        if it.card.layout != "transform":
            return None
        face = 1
    types = COMPILED.faces(it.card)[face].types
    return None if "Instant" in types or "Sorcery" in types else face
