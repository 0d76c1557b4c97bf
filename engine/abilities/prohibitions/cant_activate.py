"""What activated abilities can't be activated, and by whom (CR 101.2, 602.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from engine.abilities.base import Declaration, Instruction, ObjectVerb, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import That
from engine.abilities.prohibitions.players_cant import Forbidden
from engine.abilities.sentences import Does, Joined
from engine.grammar.phrase import phrase


@phrase("activate abilities", form="base")
@phrase("activate abilities that aren't mana abilities", form="base", but_mana=True)
@dataclass(frozen=True, slots=True)
class Activating(Forbidden):
    """ "(can't) activate abilities" (602.5)."""

    but_mana: bool = False


class ExceptMana(Enum):
    """Whether mana abilities are let be."""

    NONE = ""
    MANA = "unless they're mana abilities"


def _points_back(node: AbilitiesOf) -> bool:
    return isinstance(node.of, That)


@phrase("{of:poss} activated abilities can't be activated[ {unless}]")
@phrase("activated abilities of {of:obj} can't be activated[ {unless}]", behind=True, when=_points_back)
@dataclass(frozen=True, slots=True)
class AbilitiesOf(Declaration):
    """ "its activated abilities can't be activated", "activated abilities of that permanent" (602.5)."""

    of: Ref
    unless: ExceptMana = ExceptMana.NONE
    behind: bool = False
    """Whether it is said behind whose they are."""


@dataclass(frozen=True, slots=True)
class CantBeActivated(ObjectVerb):
    """What ``DoesAndCantActivate`` says of its objects: that their activated abilities can't be activated (602.5)."""

    unless: ExceptMana


def _lasts_as_said(node: DoesAndCantActivate) -> bool:
    first = node.first
    return isinstance(first.subject, Ref) and first.duration is not None and first.front and first.joined is Joined.AND


@phrase("{first} and its activated abilities can't be activated[ {unless}]", when=_lasts_as_said)
@dataclass(frozen=True, slots=True)
class DoesAndCantActivate(Instruction):
    """ "Until your next turn, up to one target creature gets -3/-0 and its activated abilities can't be activated." """

    states: ClassVar[bool] = True
    first: Does
    unless: ExceptMana = ExceptMana.NONE

    @property
    def subject(self) -> Any:
        """Of what it is said."""
        return self.first.subject


@phrase("activated abilities of {group:pl} can't be activated[ {unless}]")
@dataclass(frozen=True, slots=True)
class AbilitiesOfAll(Declaration):
    """ "activated abilities of creatures can't be activated" (602.5)."""

    group: Group
    unless: ExceptMana = ExceptMana.NONE


@phrase("activated abilities of sources with the chosen name can't be activated[ {unless}]")
@dataclass(frozen=True, slots=True)
class NamedCantActivate(Declaration):
    """ "Activated abilities of sources with the chosen name can't be activated": wherever the source is (602.5)."""

    unless: ExceptMana = ExceptMana.NONE
