"""Exile instead of death, for a turn (CR 614.1a, 700.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Condition, Instruction, Ref
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.sentences import Does
from engine.grammar.phrase import phrase

DEALING = frozenset({"DealDamage", "DealDividedDamage", "DealEvenly"})
"""The verbs of which "dealt damage this way" can speak."""


@phrase("a {group:sg} dealt damage this way")
@dataclass(frozen=True, slots=True)
class DealtDamageThisWay(Ref):
    """ "(if) a creature dealt damage this way (would die)": any of what a sentence before dealt damage to."""

    needs_one_of: ClassVar[frozenset[str]] = DEALING
    group: Group


@phrase("each {group:sg} dealt damage this way", each=True)
@phrase("{group:pl} dealt damage this way")
@dataclass(frozen=True, slots=True)
class AllDealtDamageThisWay(Ref):
    """ "Creatures dealt damage this way can't block this turn.": all that a sentence before dealt damage to."""

    needs_one_of: ClassVar[frozenset[str]] = DEALING
    group: Group
    each: bool = False

    @property
    def agreement(self) -> str:
        return "s" if self.each else "base"


@phrase("a {group:sg} is dealt damage this way")
@dataclass(frozen=True, slots=True)
class IsDealtDamageThisWay(Condition):
    """ "(if) a creature is dealt damage this way": one of what a sentence before dealt damage to is that (120.1)."""

    needs_one_of: ClassVar[frozenset[str]] = DEALING
    group: Group

    @property
    def speaks_of(self) -> AllDealtDamageThisWay:
        """ "(destroy) it": what it is said of."""
        return AllDealtDamageThisWay(self.group)


@phrase("a player is dealt damage this way")
@dataclass(frozen=True, slots=True)
class PlayerIsDealtDamageThisWay(Condition):
    """ "(if) a player is dealt damage this way" (120.1)."""

    needs_one_of: ClassVar[frozenset[str]] = DEALING


class Again(Enum):
    """How the thing is called again."""

    IT = "it"
    THEM = "them"


@phrase("if {subject:subj} would die this turn, exile {again} instead")
@dataclass(frozen=True, slots=True)
class ExileInstead(Instruction):
    """A replacement effect for this turn (614.1a)."""

    one_shot = True
    subject: Ref
    again: Again


@phrase("{first}, and {then}")
@dataclass(frozen=True, slots=True)
class AndExileInstead(Instruction):
    """ "It can't be regenerated this turn, and if it would die this turn, exile it instead." """

    first: Does
    then: ExileInstead
