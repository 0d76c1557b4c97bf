"""Texts with an X and a Y (CR 107.3i, 107.3p)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.abilities.base import Amount, Instruction, Verb
from engine.abilities.quantities.amounts import Y
from engine.abilities.quantities.computed_amounts import speaks_of, speaks_of_x, with_x
from engine.abilities.sentences import Does
from engine.abilities.static_abilities import lasts
from engine.grammar.phrase import phrase


def _has_both(said: WhereXAndY) -> bool:
    return isinstance(said.what, Does) and speaks_of_x(said.what.verbs) and speaks_of(Y, said.what.verbs)


@phrase("{what}, where X is {x}, and Y is {y}", commas=True, when=_has_both)
@phrase("{what}, where X is {x} and Y is {y}", when=_has_both)
@dataclass(frozen=True, slots=True)
class WhereXAndY(Instruction):
    """ "~ gets +X/+Y, where X is its power and Y is its toughness" (107.3p): worked out once, as it is carried out; in
    what is said all along, all the time."""

    what: Instruction
    x: Amount
    y: Amount
    commas: bool = False

    @property
    def is_statement(self) -> bool:  # type: ignore[override]
        """Whether what it says holds all along."""
        return lasts(self.what)

    @property
    def subject(self) -> Any:
        """Of what it is said."""
        return self.what.subject

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """What is said, with the amounts in place of X and Y."""
        verbs: tuple[Verb, ...] = with_x(with_x(self.what.verbs, self.x), self.y, Y())
        return verbs

    @property
    def duration(self) -> Any:
        """The condition under which it is said."""
        return self.what.duration
