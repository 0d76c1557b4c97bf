"""One of several targets, called by whose it is: "the creature you control" (CR 115.1, 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Ref
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.noun_groups import ControlledBy, Described
from engine.abilities.nouns.qualifiers import NotControlledBy
from engine.grammar.phrase import hidden, phrase


def _says_whose(ref: TheTarget) -> bool:
    """Nothing else tells it from the other targets."""
    whose = ref.group.qualifiers
    return not ref.group.adjectives and len(whose) == 1 and isinstance(whose[0], ControlledBy | NotControlledBy)


@phrase("the {group:sg}", when=_says_whose)
@dataclass(frozen=True, slots=True)
class TheTarget(Ref):
    """ "(choose target creature you control and target creature you don't control.) The creature you control ...": the
    one target that was described so."""

    group: Described
    antecedent: Antecedent | None = hidden(None)

    def is_of(self, described: Described) -> bool:
        """Whether a target that is described so is the one that is meant."""
        return self.group.head == described.head and set(self.group.qualifiers) <= set(described.qualifiers)
