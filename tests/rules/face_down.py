"""Face-down permanents on boards, and turning them face up."""

from __future__ import annotations

from typing import Any


def up(what: str, player: str = "A", **more: Any) -> dict[str, Any]:
    return {"do": "special", "player": player, "act": "turn face up", "source": what, **more}


def down(card: str, **more: Any) -> dict[str, Any]:
    """A face-down permanent on a board."""
    return {"card": card, "id": "hidden", "face_down": True, **more}
