"""What spells players can't cast, from where, when and how many (CR 101.2, 601.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, PlayerVerb
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.prohibitions.players_cant import Forbidden
from engine.grammar.phrase import phrase


class Places(Enum):
    """From where spells can't be cast."""

    NOT_HANDS = "anywhere other than their hands"
    NOT_HAND = "anywhere other than their hand"
    GRAVEYARDS = "graveyards"
    GRAVEYARDS_OR_LIBRARIES = "graveyards or libraries"
    GRAVEYARDS_OR_EXILE = "graveyards or exile"
    EXILE = "exile"


@phrase("cast {group:pl} from {places}", form="base")
@dataclass(frozen=True, slots=True)
class CastingFrom(Forbidden):
    """ "(can't) cast spells from anywhere other than their hands" (601.3)."""

    group: Group
    places: Places


class When(Enum):
    """The only times at which a player may cast spells."""

    SORCERY = "can cast spells only any time they could cast a sorcery"
    OWN_TURN = "can cast spells only during their own turn"
    OWN_TURNS = "can cast spells only during their own turns"
    YOUR_TURN = "can cast spells only during your turn"
    OWN_TURNS_BOTH = "can cast spells and activate abilities only during their own turns"


@phrase("{when}")
@dataclass(frozen=True, slots=True)
class CastsOnly(PlayerVerb):
    """ "(each opponent) can cast spells only any time they could cast a sorcery" (101.2, 307.5)."""

    lasting: ClassVar[bool] = True
    when: When


@phrase("can cast no more than {count} <spell:#count> each turn")
@dataclass(frozen=True, slots=True)
class CastsAtMost(PlayerVerb):
    """ "(you) can cast no more than two spells each turn" (601.3)."""

    lasting: ClassVar[bool] = True
    count: Amount


@phrase("cast spells or activate abilities[ of {group:pl}]", form="base")
@dataclass(frozen=True, slots=True)
class CastingOrActivating(Forbidden):
    """ "(can't) cast spells or activate abilities of artifacts, creatures, or enchantments" (601.3, 602.5)."""

    group: Group | None = None


@phrase("cast {group:pl}", form="base")
@phrase("cast additional {group:pl}", form="base", additional=True)
@dataclass(frozen=True, slots=True)
class Casting(Forbidden):
    """ "(can't) cast creature spells" (601.3)."""

    group: Group
    additional: bool = False
    """Whether it is said of those who have cast one already."""


@phrase("cast more than {count} {group:#count} each turn", form="base")
@dataclass(frozen=True, slots=True)
class CastingMore(Forbidden):
    """ "(can't) cast more than one noncreature spell each turn" (601.3)."""

    count: Amount
    group: Group


@phrase("{group:pl} can't be cast")
@dataclass(frozen=True, slots=True)
class CantBeCast(Declaration):
    """ "Spells with the chosen name can't be cast." (601.3, 101.2)"""

    group: Group
