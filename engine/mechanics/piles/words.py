"""Objects grouped into two piles, and what is done with the piles (CR 700.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import PlayerVerb, Ref, Who
from engine.abilities.nouns.destinations import Destination
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import phrase


class Piles(Enum):
    """Which piles there are to be; of a face-down one only its size is seen."""

    TWO = "two piles"
    ONE_HIDDEN = "a face-down pile and a face-up pile"


@phrase("<separate> {what:obj} into {piles}")
@dataclass(frozen=True, slots=True)
class Separate(PlayerVerb):
    """ "An opponent separates those cards into two piles." (700.3a)"""

    what: Ref
    piles: Piles


@phrase("<choose> one of (those/the) piles")
@dataclass(frozen=True, slots=True)
class ChoosePile(PlayerVerb):
    """ "An opponent chooses one of those piles." (700.3)"""

    needs: ClassVar[str] = "Separate"


@phrase("<put> one pile {place} and the other {rest}")
@dataclass(frozen=True, slots=True)
class PutEitherPile(PlayerVerb):
    """ "Put one pile into your hand and the other into your graveyard": whoever does it chooses (608.2d)."""

    needs: ClassVar[str] = "Separate"
    place: Destination
    rest: Destination


@phrase("<put> that pile {place} and the other {rest}")
@dataclass(frozen=True, slots=True)
class PutChosenPile(PlayerVerb):
    """ "Put that pile into your hand and the other into your graveyard.\""""

    needs: ClassVar[str] = "ChoosePile"
    place: Destination
    rest: Destination


class Everything(Enum):
    """How all of a pile is spoken of."""

    ALL = "all"


@phrase("{said} {group:pl} in the pile of {who:poss} choice")
@dataclass(frozen=True, slots=True)
class PileOfChoice(Ref):
    """ "all creatures in the pile of that player's choice": the player chooses as it is carried out (608.2d)."""

    needs: ClassVar[str] = "Separate"
    said: Everything
    group: Group
    who: Who

    @property
    def agreement(self) -> str:
        return "base"
