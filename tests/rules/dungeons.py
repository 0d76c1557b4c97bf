"""Dungeons on boards."""

from __future__ import annotations

MINE, CITY = "Lost Mine of Phandelver", "Undercity"
NADAAR, SNEAK = "Nadaar, Selfless Paladin", "Aarakocra Sneak"


def room(name: str, card: str = MINE) -> dict[str, str]:
    return {"card": card, "room": name}
