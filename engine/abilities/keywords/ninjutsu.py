"""Ninjutsu (CR 702.49)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


class Shown(Enum):
    """Where the card is revealed from."""

    HAND = "from your hand"
    COMMAND = "from your hand or from the command zone"


@phrase("<reveal> ~ {place}")
@dataclass(frozen=True, slots=True)
class RevealThis(PlayerVerb):
    """Reveal the card as a cost (702.49a, 702.49d, 702.57a)."""

    place: Shown


@phrase("<put> ~ onto the battlefield attacking in place of the returned creature")
@dataclass(frozen=True, slots=True)
class TakePlace(PlayerVerb):
    """Put the card onto the battlefield tapped and attacking what the returned creature attacked (702.49a, 702.49c)."""
