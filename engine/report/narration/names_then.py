"""What objects were called as something happened to them, whatever they are called now (CR 400.7, 708.2a)."""

from __future__ import annotations

from engine.report.narration.narrator import Narrator
from engine.state.ids import ObjectId
from engine.state.log import Logged


def name_then(n: Narrator, object_id: ObjectId, logged: Logged) -> str:
    """What an object was called as something happened; its last name, if it had others later."""
    before = (name for event, name in n.game.names.get(object_id, ()) if event >= logged.id)
    return next(before, n.game.characteristics(object_id).name)


def copied_then(n: Narrator, object_id: ObjectId, logged: Logged) -> object:
    """What is copied, as it was called then; what is face down has no name (708.2a)."""
    return name_then(n, object_id, logged) or ("face-down", object_id)
