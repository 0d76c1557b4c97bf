"""Taking a person's name off the moves of a board."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

_NOT_OF_PLAYERS = ("card", "name", "token", "note", "face", "kind", "do", "choice", "step")
"""Fields whose words are never a player's name."""


def neutral(taken: Collection[str]) -> str:
    """What a player is called whose name is gone: "Player 1", or the next that nobody has."""
    return next(name for n in range(1, len(taken) + 2) if (name := f"Player {n}") not in taken)


def renamed(value: Any, old: str, new: str, field: str = "") -> Any:
    """A piece of a move in which a player is called otherwise, as a key and wherever a whole word says who."""
    if isinstance(value, dict):
        return {new if key == old else key: renamed(inner, old, new, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [renamed(inner, old, new, field) for inner in value]
    return new if value == old and field not in _NOT_OF_PLAYERS else value


def renamed_move(move: str, old: str, new: str) -> str:
    """A move in JSON, with a player called otherwise."""
    return json.dumps(renamed(json.loads(move), old, new), ensure_ascii=False)
