"""What keyword abilities do with the card that they are on: ninjutsu, warp, miracle (CR 702.49, 702.94, 702.185)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Happening, PlayerVerb
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


@phrase("<warp> ~ away")
@dataclass(frozen=True, slots=True)
class WarpAway(PlayerVerb):
    """Exile the permanent, so that its owner may cast it on a later turn (702.185a)."""


@phrase("you reveal ~ as you draw it")
@dataclass(frozen=True, slots=True)
class RevealedAsDrawn(Happening):
    """What the triggered ability of miracle watches for (702.94a)."""


@phrase("<create> a copy of ~ for each other opponent")
@dataclass(frozen=True, slots=True)
class CreateMyriad(PlayerVerb):
    """For each opponent other than the defending player one may create a token that's a copy of it, tapped and
    attacking that player or a planeswalker they control (702.116a)."""

    makes = frozenset({"token", "creature", "permanent"})
    count: ClassVar[int] = 2


@phrase("<create> a copy of ~ for each opponent to attack")
@dataclass(frozen=True, slots=True)
class CreateEncore(PlayerVerb):
    """For each opponent a token that's a copy of it, which attacks that opponent this turn if able (702.141a)."""

    makes = frozenset({"token", "creature", "permanent"})
    count: ClassVar[int] = 2
