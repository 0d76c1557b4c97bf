"""A double-faced enchantment of which each face shapes all creatures, typed plausibly."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cards.model import Card, Face

_FRONT = "{0}: Transform Shaping Moon."
_BACK = "All creatures have base power and toughness 1/1."


def typed(face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The card of this module."""
    front = face("Shaping Moon", "{1}{U}", "Enchantment", _FRONT, "")
    back = face("Shrinking Moon", "", "Enchantment", _BACK, "")
    yield Card("Shaping Moon // Shrinking Moon", (front, back), layout="transform", source="tests")
