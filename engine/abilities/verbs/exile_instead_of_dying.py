"""Exile instead of death, for a turn (CR 614.1a, 700.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Instruction, Ref
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import hidden, phrase


@phrase("a {group:sg} dealt damage this way")
@dataclass(frozen=True, slots=True)
class DealtDamageThisWay(Ref):
    """What a sentence before dealt damage to, where it is such a thing."""

    is_pronoun = True
    group: Group
    antecedent: Antecedent | None = hidden(None)


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
