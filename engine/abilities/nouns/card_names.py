"""What is said of cards with a chosen name (CR 201.4, 607.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Condition, Declaration, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.prohibitions.standing_rules import ExceptMana
from engine.grammar.phrase import phrase


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
