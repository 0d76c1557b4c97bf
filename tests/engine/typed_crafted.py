"""Double-faced cards with craft, typed as facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cards.model import Card, Face

_FRONT = "When this artifact enters, each opponent sacrifices a creature of their choice.\nCraft with creature {4}{B}"
_SEEDSTONES = (
    "When this artifact enters, distribute three +1/+1 counters among one, two, or three target creatures you "
    "control.\nCraft with creature {5}{G}{G}"
)
_ATTENDANT = "When this creature enters, you gain life equal to the mana value of the exiled card used to craft it."
_LATTICE = (
    "When this artifact enters, you may discard a card. If you do, draw two cards.\n"
    "Craft with one or more Dinosaurs {4}{R}"
)
_RAPTOR = "Mastercraft Raptor's power is equal to the total power of the exiled cards used to craft it."
_BACK = "At the beginning of your upkeep, each opponent loses 1 life and you gain 1 life."


def typed(face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The cards of this module."""
    front = face("Tithing Blade", "{1}{B}", "Artifact", _FRONT, "")
    back = face("Consuming Sepulcher", "", "Artifact", _BACK, "")
    yield Card("Tithing Blade // Consuming Sepulcher", (front, back), layout="transform", source="tests")
    front = face("Jade Seedstones", "{3}{G}", "Artifact", _SEEDSTONES, "")
    back = face("Jadeheart Attendant", "", "Artifact Creature — Golem", _ATTENDANT, "7/7")
    yield Card("Jade Seedstones // Jadeheart Attendant", (front, back), layout="transform", source="tests")
    front = face("Saheeli's Lattice", "{1}{R}", "Artifact", _LATTICE, "")
    back = face("Mastercraft Raptor", "", "Artifact Creature — Dinosaur", _RAPTOR, "*/4")
    yield Card("Saheeli's Lattice // Mastercraft Raptor", (front, back), layout="transform", source="tests")
