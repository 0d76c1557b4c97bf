"""Gaining, having and losing abilities (CR 613.1f)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Ability, ObjectVerb, Ref
from engine.grammar.phrase import phrase


@phrase("<lose> {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class LoseAbilities(ObjectVerb):
    """ "loses flying" (613.1f)."""

    abilities: tuple[Ability, ...]


class Lost(Enum):
    """What something loses, except what the same text says it is and has."""

    ABILITIES = "abilities"
    CARD_TYPES = "card types"
    CREATURE_TYPES = "creature types"


@phrase("<lose> all other {what:and}")
@dataclass(frozen=True, slots=True)
class LoseOther(ObjectVerb):
    """ "is an Insect artifact creature ... and it loses all other abilities, card types, and creature types"."""

    what: tuple[Lost, ...]


class NotEvenGained(Enum):
    """How it is said that what is lost can't come back."""

    HAVE_OR_GAIN = "have or gain"
    HAVE = "have"


@phrase("<lose> {lost:and} and can't have or gain {again:or}", saying=NotEvenGained.HAVE_OR_GAIN)
@phrase("<lose> {lost:and} and can't have {again:or}", saying=NotEvenGained.HAVE)
@dataclass(frozen=True, slots=True)
class CantHaveAbilities(ObjectVerb):
    """ "lose flying and can't have or gain flying": nothing gives it to them, a keyword counter neither (113.11)."""

    lost: tuple[Ability, ...]
    again: tuple[Ability, ...]
    saying: NotEvenGained

    def __post_init__(self) -> None:
        if self.lost != self.again:
            raise ValueError("can't have something else than what is lost")


@phrase("<gain> {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class GainAbilities(ObjectVerb):
    """(613.1f) The abilities are keywords or quoted abilities."""

    abilities: tuple[Ability, ...]


@phrase("<have> {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class HaveAbilities(ObjectVerb):
    """The form static abilities use (613.1f)."""

    abilities: tuple[Ability, ...]


@phrase("<have> all activated abilities of {of:obj}")
@phrase("<have> all loyalty abilities of {of:obj}", loyalty=True)
@phrase("<have> the loyalty abilities of {of:obj}", loyalty=True, all_of_them=False)
@dataclass(frozen=True, slots=True)
class HaveActivatedOf(ObjectVerb):
    """ "has all activated abilities of all creature cards in all graveyards" (613.1f)."""

    of: Ref
    loyalty: bool = False
    all_of_them: bool = True
    """Whether it is said with "all"."""


@phrase("<lose> all abilities")
@dataclass(frozen=True, slots=True)
class LoseAllAbilities(ObjectVerb):
    """(613.1f)"""
