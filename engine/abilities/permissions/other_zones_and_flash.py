"""Permission to play cards from other zones and to cast as though with flash (CR 305.1, 601.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, CostPart, Declaration
from engine.abilities.conditions.predicates import AmountIs
from engine.abilities.conditions.what_is_targeted import Targets
from engine.abilities.nouns.noun_groups import Described, Group, OfSubtype, OfType, Where
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.quantities.amounts import X
from engine.abilities.verbs.mana import ManaSymbols
from engine.abilities.vocabulary import LAND_TYPES
from engine.grammar.phrase import phrase


class PlaySource(Enum):
    """From where a static ability lets one play cards."""

    GRAVEYARD = "from your graveyard"
    TOP = "from the top of your library"
    HAND = "from your hand"
    EXILE = "from exile"


_ELSEWHERE = (PlaySource.GRAVEYARD, PlaySource.TOP)


def _are_lands(node: MayPlayLands) -> bool:
    """What is played is a land: anything else that is described so is cast (305.1)."""
    if node.source not in _ELSEWHERE or node.lands is None:
        return node.source in _ELSEWHERE
    head = node.lands.head
    if head == OfType(CardType.LAND):
        return bool(node.lands.adjectives)
    return isinstance(head, OfSubtype) and head.noun is Where.PERMANENT and str(head.subtype) in LAND_TYPES


@phrase("you may play lands {source}", when=_are_lands)
@phrase("you may play {lands:pl} {source}", when=_are_lands)
@dataclass(frozen=True, slots=True)
class MayPlayLands(Declaration):
    """ "You may play lands from your graveyard.", "You may play Forests from your graveyard." (305.1)"""

    source: PlaySource
    lands: Described | None = None
    """Which lands; None for all of them."""


@phrase("you may cast {group:pl} {source}", when=lambda node: node.source in _ELSEWHERE)
@phrase(
    "you may cast {group:pl} {source} without paying their mana costs",
    free=True,
    when=lambda node: node.source is not PlaySource.EXILE,
)
@phrase(
    "you may cast {group:pl} {source} by {costs:and ing} in addition to paying their other costs",
    when=lambda node: node.source in _ELSEWHERE,
)
@phrase(
    "you may cast {group:pl} {source} by {costs:and ing} in addition to their other costs",
    briefly=True,
    when=lambda node: node.source in _ELSEWHERE,
)
@dataclass(frozen=True, slots=True)
class MayCastFrom(Declaration):
    """ "You may cast creature spells from the top of your library." (601.3) ``free``: without paying (118.9);
    ``costs``: what is paid besides (118.8)."""

    carried_out: ClassVar[bool] = True
    group: Group
    source: PlaySource
    free: bool = False
    costs: tuple[CostPart, ...] = ()
    briefly: bool = False


@phrase("you may cast {group:pl} as though they had flash")
@phrase("any player may cast {group:pl} as though they had flash", anybody=True)
@dataclass(frozen=True, slots=True)
class AsThoughFlash(Declaration):
    """(601.3b)"""

    group: Group
    anybody: bool = False


@phrase("you may cast ~ as though it had flash if you pay {more} more to cast it")
@dataclass(frozen=True, slots=True)
class FlashForMore(Declaration):
    """(601.3c)"""

    more: ManaSymbols


def _is_known_before(node: FlashIf) -> bool:
    """Neither X nor the targets are chosen before it is begun to be cast."""
    condition = node.condition
    return not isinstance(condition, Targets) and not (isinstance(condition, AmountIs) and condition.amount == X())


_AS_THOUGH = "you may cast ~ as though it had flash"


@phrase(_AS_THOUGH + " if {condition}", when=_is_known_before)
@phrase("if {condition}, " + _AS_THOUGH, front=True, when=_is_known_before)
@phrase("as long as {condition}, " + _AS_THOUGH, front=True, lasting=True, when=_is_known_before)
@dataclass(frozen=True, slots=True)
class FlashIf(Declaration):
    """ "You may cast ~ as though it had flash if you control a Faerie.": where that is so before it is
    cast (601.3d)."""

    condition: Condition
    front: bool = False
    lasting: bool = False
    """Whether it is said with "as long as"."""
