"""A double-faced card with craft, typed as facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cards.model import Card, Face

_FRONT = "When this artifact enters, each opponent sacrifices a creature of their choice.\nCraft with creature {4}{B}"
_BACK = "At the beginning of your upkeep, each opponent loses 1 life and you gain 1 life."


def typed(face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The card of this module."""
    front = face("Tithing Blade", "{1}{B}", "Artifact", _FRONT, "")
    back = face("Consuming Sepulcher", "", "Artifact", _BACK, "")
    yield Card("Tithing Blade // Consuming Sepulcher", (front, back), layout="transform", source="tests")
