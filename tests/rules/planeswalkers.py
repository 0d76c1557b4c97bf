"""Planeswalkers that say whatever they are told to say, and that do it at once (CR 606)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, walker

UP = [activate("Walker"), RESOLVE]
"""The planeswalker's only ability is activated and resolves."""


def saying(text: str, loyalty: int = 9) -> dict[str, Any]:
    """A planeswalker with this text and much loyalty."""
    return walker(text, loyalty)


def emblem(text: str) -> dict[str, Any]:
    """A planeswalker whose ability gives an emblem with this text."""
    return saying(f'−7: You get an emblem with "{text}"')
