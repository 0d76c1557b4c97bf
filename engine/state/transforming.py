"""Double-faced permanents that turn over, with a new timestamp (CR 613.7g, 712.18): done by events alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.state.ids import ObjectId
from engine.state.merged_permanents import turn_double_faces
from engine.state.printed_cards import double_faces

if TYPE_CHECKING:
    from engine.state.game import Game


def turn_face(game: Game, object_id: ObjectId, face: int) -> None:
    """Turn another face of a double-faced permanent up (712.18: it stays the same object)."""
    it = game.objects[object_id]
    if it.components:
        turn_double_faces(it, partial(double_faces, game.printed))
    else:
        it.face = face
        faces = it.memory.faces
        if faces is not None or it.card is not None:
            it.base = (faces or game.printed.faces(it.card))[face]  # type: ignore[arg-type]
    it.timestamp = game.next_timestamp()
