"""When, from where and how often players may not do things, and the legend rule put aside (CR 101.2, 601.3, 704.5j)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, PlayerVerb, Ref, Who
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.zones import InZone
from engine.abilities.prohibitions.standing_rules import Forbidden
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


@phrase("search libraries", form="base")
@dataclass(frozen=True, slots=True)
class Searching(Forbidden):
    """(701.23a)"""


@phrase("draw more than {count} <card:#count> each turn", form="base")
@dataclass(frozen=True, slots=True)
class DrawingMore(Forbidden):
    """ "(can't) draw more than one card each turn" (121.2b)."""

    count: Amount


@phrase("cast spells or activate abilities[ of {group:pl}]", form="base")
@dataclass(frozen=True, slots=True)
class CastingOrActivating(Forbidden):
    """ "(can't) cast spells or activate abilities of artifacts, creatures, or enchantments" (601.3, 602.5)."""

    group: Group | None = None


@phrase("activate abilities", form="base")
@phrase("activate abilities that aren't mana abilities", form="base", but_mana=True)
@dataclass(frozen=True, slots=True)
class Activating(Forbidden):
    """ "(can't) activate abilities" (602.5)."""

    but_mana: bool = False


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


@phrase("can't untap more than {count} {group:#count} during their untap steps")
@dataclass(frozen=True, slots=True)
class UntapsAtMost(PlayerVerb):
    """ "(players) can't untap more than one land during their untap steps" (502.3)."""

    lasting: ClassVar[bool] = True
    count: Amount
    group: Group


@phrase("{whose:poss} maximum hand size is reduced by {less}")
@dataclass(frozen=True, slots=True)
class SmallerHand(Declaration):
    """ "Each opponent's maximum hand size is reduced by seven." (402.2)"""

    whose: Who
    less: Amount


@phrase('the "legend rule" doesn\'t apply[ to {to:obj}]')
@dataclass(frozen=True, slots=True)
class NoLegendRule(Declaration):
    """ "The "legend rule" doesn't apply to permanents you control." (704.5j)"""

    to: Ref | None = None


@phrase("if ~ is in your opening hand, you may begin the game with it on the battlefield")
@dataclass(frozen=True, slots=True)
class InOpeningHand(Declaration):
    """Taken into account before the game begins (103.6); a board begins later."""


class Causing(Enum):
    """What a spell or ability may not cause a player to do."""

    DISCARD = "discard cards"
    SACRIFICE = "sacrifice permanents"


@phrase("spells and abilities your opponents control can't cause you to {what:or}")
@dataclass(frozen=True, slots=True)
class CantCause(Declaration):
    """ "Spells and abilities your opponents control can't cause you to sacrifice permanents." (101.2)"""

    what: tuple[Causing, ...]


class EnteringFrom(Enum):
    """Out of which zones something can't enter the battlefield."""

    ANYWHERE = "anywhere"
    GRAVEYARDS = "graveyards"
    GRAVEYARDS_AND_LIBRARIES = "graveyards and libraries"


@phrase("{group:pl} in graveyards and libraries can't enter", places=EnteringFrom.GRAVEYARDS_AND_LIBRARIES)
@phrase("{group:pl} in graveyards can't enter", places=EnteringFrom.GRAVEYARDS)
@phrase("{group:pl} can't enter", places=EnteringFrom.ANYWHERE)
@dataclass(frozen=True, slots=True)
class NoEntering(Declaration):
    """ "Creature cards in graveyards and libraries can't enter.", "Lands can't enter." (614.17)"""

    group: Group
    places: EnteringFrom

    def __post_init__(self) -> None:
        if self.places is EnteringFrom.ANYWHERE and InZone in map(type, self.group.qualifiers):
            raise ValueError("cards in a zone")


@phrase("if {what:subj} would enter and it wasn't cast, exile it instead")
@dataclass(frozen=True, slots=True)
class ExiledUnlessCast(Declaration):
    """ "If a nontoken creature would enter and it wasn't cast, exile it instead." (614.12)"""

    what: Ref


@phrase("spells and abilities your opponents control can't cause their controller to search their library")
@dataclass(frozen=True, slots=True)
class CantCauseOwnSearch(Declaration):
    """ "Spells and abilities your opponents control can't cause their controller to search their library." (101.2)"""
