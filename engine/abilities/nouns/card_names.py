"""Choosing the name of a card, and what is said of cards with it (CR 201.4, 607.2d, 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, Declaration, PlayerVerb, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.prohibitions.standing_rules import ExceptMana
from engine.grammar.phrase import phrase


class NameOf(Enum):
    """Of what kind of card the name must be (201.4a)."""

    ANY = "a card name"
    NONLAND = "a nonland card name"
    LAND = "a land card name"
    CREATURE = "a creature card name"
    ARTIFACT = "an artifact card name"
    NOT_BASIC = "a card name other than a basic land card name"


@phrase("<choose> {what}")
@dataclass(frozen=True, slots=True)
class ChooseCardName(PlayerVerb):
    """ "Choose a nonland card name." What follows speaks of "that name" or "the chosen name" (201.4)."""

    what: NameOf


@phrase("with that name")
@dataclass(frozen=True, slots=True)
class WithThatName(Qualifier):
    """ "all cards with that name": with the name that this text has had chosen."""

    needs: ClassVar[str] = "ChooseCardName"


@phrase("{group:pl} can't be cast")
@dataclass(frozen=True, slots=True)
class CantBeCast(Declaration):
    """ "Spells with the chosen name can't be cast." (601.3, 101.2)"""

    group: Group


@phrase("activated abilities of sources with the chosen name can't be activated[ {unless}]")
@dataclass(frozen=True, slots=True)
class NamedCantActivate(Declaration):
    """ "Activated abilities of sources with the chosen name can't be activated": wherever the source is (602.5)."""

    unless: ExceptMana = ExceptMana.NONE


@phrase("{subject:subj} <have:@subject> the chosen name")
@dataclass(frozen=True, slots=True)
class HasChosenName(Condition):
    """ "(if) that card has the chosen name" (201.4)."""

    subject: Ref
