"""Keyword actions before they are taken, for what changes how many cards they are about (CR 614.1a, 701)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.events.base import OfPlayer


@dataclass(frozen=True, slots=True)
class AboutTo(OfPlayer):
    """A player is about to mill, scry or surveil so many cards; what it comes to follows by itself."""

    takes_a_place: ClassVar[bool] = False
    action: str
    amount: int
