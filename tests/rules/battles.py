"""Sieges on boards."""

from __future__ import annotations

from typing import Any

GOBAKHAN = "Invasion of Gobakhan"


def siege(defense: int = 3, protector: str = "B", **more: Any) -> dict[str, Any]:
    """A Siege on the battlefield."""
    return {"card": GOBAKHAN, "id": "siege", "counters": {"defense": defense}, "protector": protector, **more}
