"""Costs that are less by colored mana (CR 118.7b-c)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Declaration, Ref
from engine.abilities.quantities.for_each import Per
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


class Reach(Enum):
    """What is reduced where the cost has too little mana of a color."""

    GENERIC_TOO = "generic mana too"
    COLORED_ONLY = "only the amount of colored mana you pay"


@phrase(
    "{subject:subj} <cost:@subject> {mana} less to cast. this effect reduces only the amount of colored mana you pay",
    reach=Reach.COLORED_ONLY,
)
@phrase("{subject:subj} <cost:@subject> {mana} less to cast[ for each {per}]", reach=Reach.GENERIC_TOO)
@phrase("{subject:subj} <cost:@subject> {mana} less to cast if {condition}", reach=Reach.GENERIC_TOO)
@dataclass(frozen=True, slots=True)
class ColoredCostLess(Declaration):
    """ "Cleric spells you cast cost {W}{B} less to cast", "~ costs {2}{U} less to cast if ..."."""

    subject: Ref
    mana: ManaSymbols
    reach: Reach
    per: Per | None = None
    condition: Condition | None = None

    def __post_init__(self) -> None:
        if not re.fullmatch(r"(?:\{\d+\})?(?:\{[WUBRG]\})+", self.mana.text.upper()):
            raise ValueError("a change of colored mana, with generic mana or without")


@phrase("{subject:subj} <cost:@subject> {mana} more to cast")
@dataclass(frozen=True, slots=True)
class ColoredCostMore(Declaration):
    """ "White spells you cast cost {W} more to cast." (601.2f)"""

    subject: Ref
    mana: ManaSymbols

    def __post_init__(self) -> None:
        if not re.fullmatch(r"(?:\{[WUBRG]\})+", self.mana.text.upper()):
            raise ValueError("colored mana alone")
